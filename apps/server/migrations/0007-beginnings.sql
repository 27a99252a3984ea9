-- Why a game could not be dealt when everybody was ready last (JSON).
ALTER TABLE tables ADD COLUMN undealt TEXT;
