-- Fair dice: every seat pledges 128 bits of its own (their SHA-256) when somebody sits down and opens them before anything is dealt.
ALTER TABLE seats ADD COLUMN pledge TEXT;
ALTER TABLE seats ADD COLUMN share TEXT;
-- When everybody must have opened (wall time), and what they opened, in the order of the seats.
ALTER TABLE tables ADD COLUMN deal_by_on BIGINT;
ALTER TABLE tables ADD COLUMN shares TEXT;
