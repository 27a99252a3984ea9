-- Codes by which an account is recovered, kept hashed; each works once.
CREATE TABLE recovery_codes (
  code TEXT PRIMARY KEY,
  user_id TEXT NOT NULL REFERENCES users (id)
);
CREATE INDEX recovery_user ON recovery_codes (user_id);

-- Whom somebody does not want to read.
CREATE TABLE mutes (
  user_id TEXT NOT NULL REFERENCES users (id),
  muted TEXT NOT NULL REFERENCES users (id),
  PRIMARY KEY (user_id, muted)
);

-- Lines of talk that somebody found out of place, for the host to look at; done_on: when it was dealt with.
CREATE TABLE reports (
  id TEXT PRIMARY KEY,
  table_id TEXT NOT NULL,
  n INTEGER NOT NULL,
  user_id TEXT NOT NULL REFERENCES users (id),
  about TEXT NOT NULL REFERENCES users (id),
  name TEXT NOT NULL,
  text TEXT NOT NULL,
  on_on BIGINT NOT NULL,
  done_on BIGINT,
  UNIQUE (table_id, n, user_id)
);
CREATE INDEX reports_open ON reports (done_on, on_on);

-- Who may not talk until then.
ALTER TABLE users ADD COLUMN silent_until BIGINT NOT NULL DEFAULT 0;
