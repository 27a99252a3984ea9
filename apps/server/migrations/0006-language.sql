-- The language of the talk at the table, as its maker's client says it; null where it says nothing.
ALTER TABLE tables ADD COLUMN lang TEXT;
