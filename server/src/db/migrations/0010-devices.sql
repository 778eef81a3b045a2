-- A device and an owner are two things: several owners may have used one device, one after the other.
CREATE TABLE devices (
  token_hash text PRIMARY KEY,
  created_at timestamptz NOT NULL
);
CREATE TABLE device_owners (
  device_hash text NOT NULL REFERENCES devices (token_hash) ON DELETE CASCADE,
  owner_id text NOT NULL REFERENCES owners (id) ON DELETE CASCADE,
  last_used_at timestamptz NOT NULL,
  PRIMARY KEY (device_hash, owner_id)
);
INSERT INTO devices SELECT token_hash, created_at FROM owners;
INSERT INTO device_owners SELECT token_hash, id, created_at FROM owners;
ALTER TABLE owners DROP COLUMN token_hash;
