"""The site: people and programs play over HTTP, and the referee alone decides."""
