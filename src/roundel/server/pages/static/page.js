// Everything here works without this script, too. It makes the table lively: what changes is
// morphed in place, pieces glide, touching things makes moves, news come by themselves.
"use strict";

(() => {
  const $ = (selector, root = document) => root.querySelector(selector);
  const $$ = (selector, root = document) => [...root.querySelectorAll(selector)];
  const now = () => $("#now");
  const words = document.body.dataset;
  const HEADERS = { "x-roundel-now": "1" };
  const asked = new URLSearchParams(location.search).get("seat");

  // Settings, kept in this browser

  const isCoarse = matchMedia("(pointer: coarse)").matches;
  const USUAL = { sound: true, confirm: isCoarse, glide: true, keys: true };
  const kept = (name) => {
    try {
      return localStorage.getItem(`roundel-${name}`);
    } catch {
      return null;
    }
  };
  const keep = (name, value) => {
    try {
      localStorage.setItem(`roundel-${name}`, value);
    } catch {
      // It is forgotten, then.
    }
  };
  const setting = (name) => (kept(name) ?? (USUAL[name] ? "1" : "0")) === "1";

  // Morphing: what is there becomes what should be there, known by its id

  const OURS = ["tabindex", "role", "aria-label", "aria-pressed"]; // on touches, given by `enliven`

  function morph(from, to) {
    if (from.isEqualNode(to)) return;
    if (from.nodeType !== Node.ELEMENT_NODE) {
      from.nodeValue = to.nodeValue;
      return;
    }
    const isTouch = from.hasAttribute("data-touch");
    for (const { name } of [...from.attributes]) {
      if (to.hasAttribute(name) || (isTouch && OURS.includes(name))) continue;
      if (name === "open" && from.localName === "details") continue;
      from.removeAttribute(name);
    }
    for (const { name, value } of to.attributes) {
      if (name === "open" && from.localName === "details") continue;
      if (from.getAttribute(name) !== value) from.setAttribute(name, value);
    }
    morphChildren(from, to);
  }

  function morphChildren(from, to) {
    const known = new Map(
      [...from.children].filter((child) => child.id).map((child) => [child.id, child]),
    );
    let at = from.firstChild;
    for (const wanted of [...to.childNodes]) {
      const match = wanted.id ? known.get(wanted.id) : alike(at, wanted) ? at : null;
      if (!match || match.nodeName !== wanted.nodeName) {
        const born = document.importNode(wanted, true);
        if (from.classList.contains("pieces")) born.classList.add("came");
        from.insertBefore(born, at);
      } else {
        if (match === at) at = at.nextSibling;
        else from.insertBefore(match, at);
        morph(match, wanted);
      }
    }
    while (at) {
      const next = at.nextSibling;
      at.remove();
      at = next;
    }
  }

  const alike = (node, wanted) =>
    node && !node.id && node.nodeType === wanted.nodeType && node.nodeName === wanted.nodeName;

  // Gliding

  const pieces = (root) => new Map($$(".pieces > [id]", root).map((piece) => [piece.id, piece]));
  const inPixels = (transform) =>
    transform.replace(/translate\(([-\d.]+),([-\d.]+)\)/, "translate($1px,$2px)");

  /** One that went and one of the same kind that came are the same piece. */
  function followKinds(old, fresh) {
    const gone = [...old.values()].filter((piece) => piece.dataset.kind && !fresh.has(piece.id));
    for (const piece of fresh.values()) {
      if (!piece.dataset.kind || old.has(piece.id)) continue;
      const at = gone.findIndex((each) => each.dataset.kind === piece.dataset.kind);
      if (at >= 0) gone.splice(at, 1)[0].id = piece.id;
    }
  }

  function glide(places) {
    if (!setting("glide") || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    for (const [piece, before] of places) {
      const after = piece.getAttribute("transform");
      if (!piece.isConnected || !before || before === after) continue;
      const way = [{ transform: inPixels(before) }, { transform: inPixels(after) }];
      piece.animate(way, { duration: 450, easing: "cubic-bezier(.3,.7,.25,1)" });
    }
  }

  // What the server says becomes what is shown

  let shownAt = performance.now();

  function show(text) {
    const page = new DOMParser().parseFromString(text, "text/html");
    const fresh = page.querySelector("#now");
    const main = now();
    if (!fresh) {
      alarm(text.startsWith("{") ? JSON.parse(text).message : page.querySelector("#alert")?.textContent);
      return;
    }
    const { number, seat } = main.dataset;
    if (Number(fresh.dataset.number) < Number(number)) return; // Newer is there already.
    const wasMine = "mine" in main.dataset;
    const hadNext = $("[data-follow]");
    const hadHint = $("#hint ol");
    const old = pieces(main);
    followKinds(old, pieces(fresh));
    const places = [...old.values()].map((piece) => [piece, piece.getAttribute("transform")]);
    morph(main, fresh);
    shownAt = performance.now();
    glide(places);
    document.title = main.dataset.title;
    if (number !== main.dataset.number || seat !== main.dataset.seat) {
      forget();
      for (const kind of $$("#moves details", fresh)) $(`#${kind.id}`).open = kind.open;
      $("#log-lines")?.scrollTo(0, 1e6);
    }
    if (!wasMine && "mine" in main.dataset) chime();
    const next = $("[data-follow]");
    if (next && !hadNext && "seat" in main.dataset) location.assign(next.href);
    else settle();
    if (number !== main.dataset.number) bringIntoSight();
    if (!hadHint) $("#hint ol")?.parentElement.scrollIntoView({ block: "nearest" });
  }

  /** What cannot be done is said over the table. */
  function alarm(message) {
    $("#alert")?.remove();
    const alert = document.createElement("p");
    Object.assign(alert, { id: "alert", className: "alert", textContent: message ?? words.offline });
    alert.setAttribute("role", "alert");
    $("#stage")?.prepend(alert);
  }

  /** Whatever follows from what is shown. */
  function settle() {
    enliven();
    showTray();
    listen();
    contribute();
    pollAgain();
    for (const button of $$("[data-copy]")) button.hidden = false;
    showAround();
  }

  const isNarrow = () => innerWidth <= 620;
  let measured = null;

  /** The picture for a phone that is held upright is another one. */
  function measure() {
    const { dataset } = now();
    const tall = isNarrow() && innerHeight > innerWidth ? "1" : "0";
    if (dataset.tall === undefined || dataset.tall === tall || measured === tall) return;
    measured = tall;
    document.cookie = `tall=${tall}; path=/; max-age=31536000; samesite=lax`;
    if (dataset.replay) go(location.href);
    else refresh();
  }

  let isAsking = false;
  let isStale = false;

  async function refresh() {
    if (isAsking) {
      isStale = true;
      return;
    }
    isAsking = true;
    do {
      isStale = false;
      try {
        const query = asked === null ? "" : `?seat=${encodeURIComponent(asked)}`;
        const answer = await fetch(`/t/${now().dataset.table}/now${query}`, { headers: HEADERS });
        show(await answer.text());
      } catch {
        break; // The stream of events tells when the site is there again.
      }
    } while (isStale);
    isAsking = false;
  }

  let sent = Promise.resolve();

  /** One after the other, as they were decided. */
  function send(address, form) {
    drop();
    sent = sent.then(async () => {
      try {
        const body = new URLSearchParams(form);
        show(await (await fetch(address, { method: "POST", headers: HEADERS, body })).text());
        offline(false);
      } catch {
        contributed.clear(); // What did not arrive is sent anew when the site is there again.
        offline(true);
      }
    });
  }

  function submit(form, button) {
    const data = new FormData(form);
    if (button?.name) data.set(button.name, button.value);
    send(form.action, data);
  }

  const contributed = new Set();

  /** Adds random bits of this browser to the shuffle, once for each seat. */
  function contribute() {
    const form = $$("form[data-bits]").find((each) => !contributed.has(each.seat.value));
    if (!form) return;
    contributed.add(form.seat.value);
    const bits = crypto.getRandomValues(new Uint8Array(32));
    const data = new FormData(form);
    data.set("bits", [...bits].map((each) => each.toString(16).padStart(2, "0")).join(""));
    send(form.action, data);
  }

  function offline(is) {
    $("#offline")?.remove();
    if (!is) return;
    const banner = Object.assign(document.createElement("p"), {
      id: "offline",
      className: "alert offline",
      textContent: words.offline,
    });
    banner.setAttribute("role", "alert");
    document.body.append(banner);
  }

  // News

  let source = null;
  let heard = null;
  let trouble = 0;

  function listen() {
    const { table, seat, state, key } = now().dataset;
    if (!table) return;
    const address = `/api/tables/${table}/events${seat === undefined ? "" : `?seat=${seat}`}`;
    if (source && heard === address && source.readyState !== EventSource.CLOSED) return;
    source?.close();
    heard = address;
    source = new EventSource(address);
    source.addEventListener("table", (event) => {
      clearTimeout(trouble);
      trouble = 0;
      offline(false);
      if (keyOf(JSON.parse(event.data)) !== JSON.stringify(JSON.parse(now().dataset.key))) refresh();
    });
    source.addEventListener("error", () => {
      trouble ||= setTimeout(() => {
        trouble = 0;
        offline(true);
        if (source.readyState === EventSource.CLOSED) listen();
      }, 4000);
    });
  }

  function keyOf(event) {
    delete event.told;
    event.seats = event.seats.map((seat) => ({ ...seat, clock: null }));
    return JSON.stringify(Object.fromEntries(Object.entries(event).sort(([a], [b]) => (a < b ? -1 : 1))));
  }

  function pollAgain() {
    const wait = now().dataset.again;
    if (wait) setTimeout(() => go(location.href), Number(wait));
  }

  // Touching

  let chosen = [];
  let waiting = null; // A move that has to be confirmed.
  let isListing = false; // All moves are offered, for nothing that may be touched is in sight.

  const moves = () =>
    $$("#moves [data-touches]").map((button) => ({
      button,
      touches: button.dataset.touches.split(" ").filter(Boolean),
      shows: "shows" in button.dataset,
    }));

  const count = (list, id) => list.filter((each) => each === id).length;
  const holds = (move, ids) => ids.every((id) => count(move.touches, id) >= count(ids, id));
  const fitting = (ids) => moves().filter((move) => holds(move, ids));

  function touch(id) {
    waiting = null;
    isListing = false;
    let next = [...chosen, id];
    if (!fitting(next).length) {
      next = chosen.includes(id) ? chosen.filter((each) => each !== id) : [id];
    }
    const fits = fitting(next);
    chosen = fits.length ? next : [];
    if (chosen.length && fits.length === 1 && fits[0].touches.length === chosen.length) {
      play(fits[0].button);
    } else {
      enliven();
      showTray();
    }
  }

  function play(button) {
    if ("shows" in button.dataset && setting("confirm") && waiting !== button) {
      waiting = button;
      showTray();
      return;
    }
    forget();
    submit(button.form, button);
  }

  function forget() {
    chosen = [];
    waiting = null;
    isListing = false;
  }

  function drop() {
    forget();
    enliven();
    showTray();
  }

  /** What can be touched can be reached by keyboard and is told to those who do not see it. */
  function enliven() {
    const svg = $("#picture > svg");
    if (!svg || !now().dataset.table) return;
    const isMine = "mine" in now().dataset;
    svg.setAttribute("role", isMine ? "group" : "img");
    const going = fitting(chosen);
    const ends = new Set(
      going.flatMap((move) => move.touches.filter((id) => count(move.touches, id) > count(chosen, id))),
    );
    svg.classList.toggle("choosing", chosen.length > 0);
    const open = [];
    for (const area of $$("[data-touch]", svg)) {
      const id = area.dataset.touch;
      area.classList.toggle("touched", chosen.includes(id));
      area.classList.toggle("next", chosen.length > 0 && ends.has(id));
      if (!isMine || !area.classList.contains("open")) {
        for (const name of OURS) area.removeAttribute(name);
        continue;
      }
      open.push(area);
      area.setAttribute("role", "button");
      area.setAttribute("aria-label", $("title", area).textContent);
      area.setAttribute("aria-pressed", chosen.includes(id));
    }
    const first = open.find((area) => area === document.activeElement) ?? open[0];
    for (const area of open) area.setAttribute("tabindex", area === first ? "0" : "-1");
  }

  const MOST_LISTED = 6;

  /** The small list: what the touches so far may mean, or what has to be confirmed. */
  function showTray() {
    const tray = $("#tray");
    if (!tray) return;
    tray.replaceChildren();
    tray.hidden = !chosen.length && !waiting && !isListing;
    if (tray.hidden) return;
    const say = (text) =>
      tray.append(Object.assign(document.createElement("p"), { textContent: text }));
    if (waiting) {
      say(words.reveals);
      const move = waiting;
      offer(tray, move.textContent, () => play(move), "choice primary");
    } else {
      const fits = fitting(chosen);
      const exact = fits.filter((move) => move.touches.length === chosen.length);
      const listed = fits.length <= MOST_LISTED ? fits : exact;
      const isEnd = isListing || exact.length === fits.length;
      say(!listed.length ? words.touched : isEnd ? words.choose : words.more);
      listed.sort((a, b) => a.touches.length - b.touches.length);
      for (const move of listed) {
        offer(tray, move.button.textContent, () => play(move.button), "choice");
      }
    }
    offer(tray, words.cancel, drop, "bare");
    tray.setAttribute("aria-live", "polite");
    uncover(tray);
  }

  /** What may be touched next stays in sight above the small list. */
  function uncover(tray) {
    const { top, left } = tray.getBoundingClientRect();
    const feet = $$("#picture .next")
      .map((area) => area.getBoundingClientRect())
      .filter((box) => box.right > left && box.top < innerHeight)
      .map((box) => box.bottom);
    const covered = Math.max(...feet, 0) - top;
    if (covered > 0 && isNarrow()) scrollBy({ top: covered + 10 });
  }

  function offer(tray, text, act, kind) {
    const button = Object.assign(document.createElement("button"), {
      type: "button",
      className: kind,
    });
    if (kind.startsWith("choice") && setting("keys") && !isCoarse) {
      const digit = document.createElement("kbd");
      digit.textContent = $$(".choice", tray).length + 1;
      digit.setAttribute("aria-hidden", "true");
      button.append(digit);
    }
    button.append(text);
    button.addEventListener("click", act);
    tray.append(button);
  }

  /** What may be touched but is out of sight is listed, or where it is too much, shown. */
  function bringIntoSight() {
    const open = $$("#picture .touch.open");
    if (!("mine" in now().dataset) || !open.length || open.some(isInSight)) return;
    if (moves().length > MOST_LISTED) {
      open[0].scrollIntoView({ block: "center" });
    } else {
      isListing = true;
      showTray();
    }
  }

  function isInSight(area) {
    const { top, bottom } = area.getBoundingClientRect();
    return bottom > 0 && top < innerHeight;
  }

  // A soft sound

  let audio = null;

  function chime() {
    if (!setting("sound")) return;
    try {
      audio ??= new AudioContext();
      if (audio.state === "suspended") return;
      [[523.25, 0], [783.99, 0.13]].forEach(([pitch, later]) => {
        const tone = audio.createOscillator();
        const volume = audio.createGain();
        const at = audio.currentTime + later;
        tone.frequency.value = pitch;
        volume.gain.setValueAtTime(0, at);
        volume.gain.linearRampToValueAtTime(0.07, at + 0.02);
        volume.gain.exponentialRampToValueAtTime(0.0001, at + 0.6);
        tone.connect(volume).connect(audio.destination);
        tone.start(at);
        tone.stop(at + 0.65);
      });
    } catch {
      // No sound, then.
    }
  }

  // Clocks

  function tick() {
    const gone = (performance.now() - shownAt) / 1000;
    for (const clock of $$("[data-left]")) {
      const left = Math.max(0, clock.dataset.left - ("runs" in clock.dataset ? gone : 0));
      const seconds = Math.floor(left % 60).toString().padStart(2, "0");
      clock.textContent = `${Math.floor(left / 60)}:${seconds}`;
      clock.classList.toggle("low", left < 30);
    }
    for (const counter of $$("[data-count]")) {
      const left = Math.ceil(counter.dataset.count - gone);
      if (left > 0) counter.textContent = counter.dataset.words.replace("{n}", left);
      else refresh();
    }
  }

  // Keys

  function nearest(from, key) {
    const middle = (area) => {
      const box = area.getBoundingClientRect();
      return [box.left + box.width / 2, box.top + box.height / 2];
    };
    const [x, y] = middle(from);
    const [across, down] = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[key];
    let best = null;
    let least = Infinity;
    for (const area of $$('#picture [data-touch][role="button"]')) {
      const [left, top] = middle(area);
      const ahead = (left - x) * across + (top - y) * down;
      const aside = Math.abs((left - x) * down) + Math.abs((top - y) * across);
      if (area === from || ahead <= 1) continue;
      if (ahead + 2.5 * aside < least) [best, least] = [area, ahead + 2.5 * aside];
    }
    return best;
  }

  function press(event) {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    const target = event.target;
    if ($("dialog[open]") || target.matches("input, select, textarea")) return;
    const area = target.closest?.("[data-touch]");
    const { key } = event;
    const replaying = { ArrowLeft: "#go-before", ArrowRight: "#go-after", Home: "#go-first", End: "#go-last" }[key];
    if (key === "Escape" && $(".menu[open]")) {
      const menu = $(".menu[open]");
      menu.open = false;
      $("summary", menu).focus();
    } else if (key === "Escape" && $("#tour")?.hidden === false) {
      $("#tour [data-skip]").click();
    } else if (key === "Escape") {
      const isTray = $("#tray")?.contains(document.activeElement);
      drop();
      if (isTray) $('#picture [tabindex="0"]')?.focus();
    } else if (area && (key === "Enter" || key === " ")) {
      touch(area.dataset.touch);
      if (!$("#picture .next")) $("#tray .choice")?.focus();
    } else if (area && key.startsWith("Arrow")) {
      const next = nearest(area, key);
      if (next) {
        area.setAttribute("tabindex", "-1");
        next.setAttribute("tabindex", "0");
        next.focus();
      }
    } else if (replaying && now().dataset.replay) {
      goBy(replaying);
    } else if (!setting("keys")) {
      return;
    } else if (/^[1-9]$/.test(key)) {
      $$("#tray .choice")[key - 1]?.click();
    } else if (key === "u") {
      ($('[data-act="undo"] button') ?? $('[data-act="take-back"] button'))?.click();
    } else if (key === "h") {
      $('[data-act="hint"] button')?.click();
    } else if (key === "r" || key === "?") {
      openMemo();
    } else {
      return;
    }
    event.preventDefault();
  }

  // Looking back

  let going = Promise.resolve();

  /** One step after the other, each from where the one before has led. */
  const goBy = (link) => (going = going.then(() => go($(link).href)));

  async function go(address) {
    try {
      const answer = await fetch(address, { headers: HEADERS });
      history.replaceState(null, "", address);
      show(await answer.text());
    } catch {
      location.assign(address);
    }
    scrollToLine();
  }

  function scrollToLine() {
    const list = $("#log-lines");
    const line = $('[aria-current="true"]', list);
    list.scrollTop = line ? line.offsetTop - list.clientHeight / 2 : 0;
  }

  // Dialogs, the memo, the tour

  async function openMemo() {
    const link = $("[data-memo]");
    const memo = $("#memo");
    if (!link || !memo || memo.open) return;
    const place = $("#memo-text");
    if (!place.childNodes.length) {
      const answer = await fetch(link.dataset.memo, { headers: HEADERS });
      const page = new DOMParser().parseFromString(await answer.text(), "text/html");
      place.replaceWith(document.importNode(page.querySelector("#memo-text"), true));
    }
    memo.showModal();
  }

  function openSettings() {
    for (const box of $$("[data-setting]")) box.checked = setting(box.dataset.setting);
    $("#settings").showModal();
  }

  function tour() {
    const panel = $("#tour");
    const steps = $$("[data-step]", panel);
    let at = -1;
    const end = () => {
      panel.hidden = true;
      $(".toured")?.classList.remove("toured");
      keep(`toured-${words.game}`, "1");
    };
    const next = () => {
      $(".toured")?.classList.remove("toured");
      at += 1;
      if (at >= steps.length) return end();
      steps.forEach((step, i) => (step.hidden = i !== at));
      const shown = $(steps[at].dataset.step);
      if (at > 0) shown?.classList.add("toured");
      if (at > 0 && innerWidth <= 860) shown?.scrollIntoView({ block: "start" });
      const button = $("[data-next]", panel);
      if (at === steps.length - 1) button.textContent = button.dataset.last;
    };
    panel.hidden = false;
    $("[data-next]", panel).onclick = next;
    $("[data-skip]", panel).onclick = end;
    next();
    $("[data-next]", panel).focus({ preventScroll: true });
  }

  /** Whoever plays this game for the first time is shown around. */
  function showAround() {
    const isFirst = "seat" in now().dataset && Number(now().dataset.number) < 3;
    const wasThere = kept(`toured-${words.game}`) || !$("#tour")?.hidden;
    if (isFirst && $("#picture") && !wasThere) tour();
  }

  // Hands

  document.addEventListener("click", (event) => {
    for (const menu of $$(".menu[open]")) menu.open = menu.contains(event.target);
    const target = event.target.closest("a, button, [data-touch]");
    if (!target || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (audio?.state === "suspended") audio.resume();
    if (target.dataset.touch !== undefined) {
      if (target.classList.contains("open")) touch(target.dataset.touch);
    } else if (target.dataset.go !== undefined) {
      event.preventDefault();
      if (target.id) goBy(`#${target.id}`);
      else go(target.href);
    } else if (target.closest(".curve")) {
      event.preventDefault();
      go(target.getAttribute("href"));
    } else if (target.dataset.memo !== undefined) {
      event.preventDefault();
      openMemo();
    } else if (target.dataset.settings !== undefined) {
      openSettings();
    } else if (target.dataset.tour !== undefined) {
      $("#settings").close();
      tour();
    } else if (target.dataset.copy !== undefined) {
      navigator.clipboard?.writeText(target.dataset.copy);
      target.previousElementSibling?.select?.();
      target.textContent = target.dataset.copied;
    }
  });

  document.addEventListener("pointerdown", () => {
    try {
      audio ??= new AudioContext();
      audio.resume();
    } catch {
      // No sound, then.
    }
  }, { once: true });

  document.addEventListener("submit", (event) => {
    const form = event.target;
    const named = $("input:not([type=hidden])[data-name]", form);
    if (named?.value.trim()) keep("name", named.value.trim());
    if (form.dataset.bits !== undefined) {
      event.preventDefault();
      submit(form);
      return;
    }
    const act = form.dataset.act;
    if (!act || act === "link") return;
    event.preventDefault();
    if (act === "play" && event.submitter) play(event.submitter);
    else submit(form, event.submitter);
  });

  document.addEventListener("change", (event) => {
    const name = event.target.dataset.setting;
    if (!name) return;
    keep(name, event.target.checked ? "1" : "0");
    if (name === "memory") {
      document.cookie = `memory=${setting(name) ? 1 : 0}; path=/; max-age=31536000; samesite=lax`;
      refresh();
    }
  });

  document.addEventListener("keydown", press);
  addEventListener("pageshow", (event) => event.persisted && now()?.dataset.table && refresh());

  addEventListener("resize", () => now()?.dataset.tall && measure());

  // Begin

  for (const input of $$("[data-name]")) input.value ||= kept("name") ?? "";
  for (const button of $$("[data-settings]")) button.hidden = false;
  if (now()?.dataset.table || now()?.dataset.replay) {
    settle();
    measure();
    setInterval(tick, 250);
    if (now().dataset.table) $("#log-lines").scrollTo(0, 1e6);
    else scrollToLine();
  } else {
    for (const button of $$("[data-copy]")) button.hidden = false;
  }
})();
