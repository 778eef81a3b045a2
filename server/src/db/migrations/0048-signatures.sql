-- A signature (Ed25519, base64) of a version's release list, by the desk that was given its files; null for one of before.
ALTER TABLE releases ADD COLUMN signature text;

-- What a channel gives, as it was signed when it was moved last. `seq` grows, also after a backup was restored.
CREATE TABLE release_statements (
  channel text PRIMARY KEY,
  seq bigint NOT NULL,
  text text NOT NULL,
  signature text NOT NULL
);
