-- Owners of links from before were told that they open the report and nothing else, so these show no photos and films.
ALTER TABLE report_shares ADD COLUMN shows_pictures boolean NOT NULL DEFAULT false;
