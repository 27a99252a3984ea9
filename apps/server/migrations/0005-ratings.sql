-- Whether the game counts for ratings: 0 no, 1 it will when it is over, 2 it has been counted.
ALTER TABLE tables ADD COLUMN rated INTEGER NOT NULL DEFAULT 0;
CREATE INDEX tables_rated ON tables (rated, status);

-- Glicko-2, one of a person and a game.
CREATE TABLE ratings (
  user_id TEXT NOT NULL REFERENCES users (id),
  game TEXT NOT NULL,
  rating DOUBLE PRECISION NOT NULL,
  deviation DOUBLE PRECISION NOT NULL,
  volatility DOUBLE PRECISION NOT NULL,
  games INTEGER NOT NULL,
  on_on BIGINT NOT NULL,
  PRIMARY KEY (user_id, game)
);

-- What became of a rating with each game, for its curve.
CREATE TABLE rating_steps (
  table_id TEXT NOT NULL REFERENCES tables (id),
  user_id TEXT NOT NULL REFERENCES users (id),
  game TEXT NOT NULL,
  rating DOUBLE PRECISION NOT NULL,
  on_on BIGINT NOT NULL,
  PRIMARY KEY (table_id, user_id)
);
CREATE INDEX rating_steps_user ON rating_steps (user_id, on_on);

-- Names of those who look on, as JSON.
ALTER TABLE presence ADD COLUMN names TEXT NOT NULL DEFAULT '[]';
