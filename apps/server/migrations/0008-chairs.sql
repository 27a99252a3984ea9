-- Of a seat that was not there when the game began: after how many decisions its share of chance came.
ALTER TABLE seats ADD COLUMN mixed_after INTEGER;
-- When somebody who sits at a waiting table was last there (wall time).
ALTER TABLE seats ADD COLUMN seen_on BIGINT;
-- When the game began (wall time), and what became of a chair last, for everybody at the table to read (JSON, no names).
ALTER TABLE tables ADD COLUMN begun_on BIGINT;
ALTER TABLE tables ADD COLUMN told TEXT;

-- Who was put out may not sit there again.
CREATE TABLE put_out (
  table_id TEXT NOT NULL REFERENCES tables (id),
  user_id TEXT NOT NULL REFERENCES users (id),
  PRIMARY KEY (table_id, user_id)
);
CREATE INDEX put_out_user ON put_out (user_id);
