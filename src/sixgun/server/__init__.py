"""The web table: tables, seats, clocks, chat and replays. The engine decides; the server only relays."""
