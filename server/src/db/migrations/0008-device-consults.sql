-- An assessment that was made on the owner's device: what the server's own run over it came to.
ALTER TABLE consults ADD COLUMN made_on_device text;

-- Every consult that came from a device, also when its owner has deleted it since: each comes once.
CREATE TABLE device_consults (
  id text PRIMARY KEY,
  owner_id text NOT NULL REFERENCES owners (id) ON DELETE CASCADE,
  received_at timestamptz NOT NULL
);
CREATE INDEX device_consults_owner ON device_consults (owner_id);
