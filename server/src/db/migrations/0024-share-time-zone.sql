-- The owner's time zone when a link was made: who reads the page is nearly always there too.
ALTER TABLE report_shares ADD COLUMN time_zone text NOT NULL DEFAULT 'UTC';
