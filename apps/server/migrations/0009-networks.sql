-- Where people at waiting tables come from, as limits count (an HMAC under a secret of this server); taken out when the game begins.
ALTER TABLE tables ADD COLUMN network TEXT;
ALTER TABLE seats ADD COLUMN network TEXT;
ALTER TABLE put_out ADD COLUMN network TEXT;
CREATE INDEX tables_network ON tables (network, status);
CREATE INDEX seats_network ON seats (network);

-- Who counts for an address locks its row, so that all count one after the other.
CREATE TABLE networks (
  id TEXT PRIMARY KEY,
  seen_on BIGINT NOT NULL,
  silent_until BIGINT NOT NULL DEFAULT 0
);
