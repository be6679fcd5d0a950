"""Tables that people share: rooms, what is said on the wire, and the routes to them."""
