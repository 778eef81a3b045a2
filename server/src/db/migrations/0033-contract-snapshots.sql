-- What a version takes, offers, opens, emits and hears, as it was built; null for one that was published without.
ALTER TABLE releases ADD COLUMN snapshot jsonb;
