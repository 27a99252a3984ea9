-- When whoever holds a session last proved to be its owner (0: never), and on what device it was opened.
ALTER TABLE sessions ADD COLUMN proven_on BIGINT NOT NULL DEFAULT 0;
ALTER TABLE sessions ADD COLUMN device TEXT NOT NULL DEFAULT '';
ALTER TABLE passkeys ADD COLUMN device TEXT NOT NULL DEFAULT '';
ALTER TABLE passkeys ADD COLUMN created_on BIGINT NOT NULL DEFAULT 0;
ALTER TABLE passkeys ADD COLUMN used_on BIGINT NOT NULL DEFAULT 0;
