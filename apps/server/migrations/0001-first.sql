-- Times are milliseconds; columns named *_on are wall time, `at` and `due` are service time (see docs/operations.md).
CREATE TABLE users (
  id TEXT PRIMARY KEY,
  name TEXT NOT NULL,
  login TEXT UNIQUE,
  password TEXT,
  created_on BIGINT NOT NULL,
  noticed_on BIGINT NOT NULL DEFAULT 0,
  webhook TEXT
);

CREATE TABLE sessions (
  token TEXT PRIMARY KEY,
  user_id TEXT NOT NULL REFERENCES users (id),
  created_on BIGINT NOT NULL,
  seen_on BIGINT NOT NULL
);
CREATE INDEX sessions_user ON sessions (user_id);

CREATE TABLE passkeys (
  id TEXT PRIMARY KEY,
  user_id TEXT NOT NULL REFERENCES users (id),
  public_key TEXT NOT NULL,
  counter BIGINT NOT NULL,
  transports TEXT NOT NULL
);
CREATE INDEX passkeys_user ON passkeys (user_id);

CREATE TABLE challenges (
  id TEXT PRIMARY KEY,
  challenge TEXT NOT NULL,
  user_id TEXT,
  until_on BIGINT NOT NULL
);

CREATE TABLE tables (
  id TEXT PRIMARY KEY,
  game TEXT NOT NULL,
  options TEXT NOT NULL,
  undo TEXT NOT NULL,
  pace TEXT,
  time_out TEXT NOT NULL,
  listed INTEGER NOT NULL,
  watch INTEGER NOT NULL,
  owner TEXT NOT NULL REFERENCES users (id),
  status TEXT NOT NULL,
  rules TEXT,
  seed TEXT NOT NULL,
  salt TEXT NOT NULL,
  started_at BIGINT,
  sitters TEXT,
  seq INTEGER NOT NULL DEFAULT 0,
  version INTEGER NOT NULL DEFAULT 0,
  asked TEXT NOT NULL DEFAULT ',',
  outcome TEXT,
  due BIGINT,
  next_table TEXT,
  created_on BIGINT NOT NULL,
  changed_on BIGINT NOT NULL
);
CREATE INDEX tables_lobby ON tables (status, listed, created_on);
CREATE INDEX tables_due ON tables (due);
CREATE INDEX tables_owner ON tables (owner, status);

CREATE TABLE seats (
  table_id TEXT NOT NULL REFERENCES tables (id),
  seat INTEGER NOT NULL,
  kind TEXT NOT NULL,
  user_id TEXT REFERENCES users (id),
  name TEXT NOT NULL,
  level TEXT,
  options TEXT NOT NULL,
  ready INTEGER NOT NULL,
  PRIMARY KEY (table_id, seat)
);
CREATE INDEX seats_user ON seats (user_id);

CREATE TABLE seat_links (
  token TEXT PRIMARY KEY,
  table_id TEXT NOT NULL REFERENCES tables (id),
  seat INTEGER NOT NULL,
  created_on BIGINT NOT NULL
);
CREATE INDEX seat_links_table ON seat_links (table_id);

-- Everything that ever changed a game, in order. Rows are added, never changed.
CREATE TABLE log (
  table_id TEXT NOT NULL REFERENCES tables (id),
  seq INTEGER NOT NULL,
  seat INTEGER,
  key TEXT,
  act TEXT NOT NULL,
  version INTEGER NOT NULL,
  hash TEXT NOT NULL,
  at BIGINT NOT NULL,
  PRIMARY KEY (table_id, seq),
  UNIQUE (table_id, seat, key)
);

-- A cache: dropping all of it loses nothing.
CREATE TABLE snapshots (
  table_id TEXT PRIMARY KEY REFERENCES tables (id),
  seq INTEGER NOT NULL,
  code TEXT NOT NULL,
  body TEXT NOT NULL
);

CREATE TABLE chat (
  table_id TEXT NOT NULL REFERENCES tables (id),
  n INTEGER NOT NULL,
  user_id TEXT NOT NULL REFERENCES users (id),
  key TEXT NOT NULL,
  seat INTEGER,
  name TEXT NOT NULL,
  text TEXT NOT NULL,
  at_on BIGINT NOT NULL,
  PRIMARY KEY (table_id, n),
  UNIQUE (table_id, user_id, key)
);

CREATE TABLE push_subscriptions (
  id TEXT PRIMARY KEY,
  user_id TEXT NOT NULL REFERENCES users (id),
  body TEXT NOT NULL,
  created_on BIGINT NOT NULL
);
CREATE INDEX push_user ON push_subscriptions (user_id);

-- Server processes that are up, and who is connected to which of them.
CREATE TABLE processes (
  id TEXT PRIMARY KEY,
  seen_on BIGINT NOT NULL
);

CREATE TABLE presence (
  process TEXT NOT NULL,
  table_id TEXT NOT NULL,
  seats TEXT NOT NULL,
  watching INTEGER NOT NULL,
  PRIMARY KEY (process, table_id)
);
CREATE INDEX presence_table ON presence (table_id);

-- One row: how long the service has been down in all, and when it was last up.
CREATE TABLE service_clock (
  id INTEGER PRIMARY KEY,
  down BIGINT NOT NULL,
  seen_on BIGINT NOT NULL
);

CREATE TABLE secrets (
  id TEXT PRIMARY KEY,
  value TEXT NOT NULL
);
