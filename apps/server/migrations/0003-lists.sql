-- The lobby of one game, and the history of a person, found without looking at every table.
CREATE INDEX tables_lobby_game ON tables (game, status, listed, created_on);
