-- How pages fared with a version, by where the reports came from; '' is what is older than two days, all together.
CREATE TABLE release_mounts (
  remote text NOT NULL,
  version text NOT NULL,
  source text NOT NULL,
  mounts bigint NOT NULL,
  failures bigint NOT NULL,
  last_at timestamptz NOT NULL,
  PRIMARY KEY (remote, version, source),
  FOREIGN KEY (remote, version) REFERENCES releases (remote, version) ON DELETE CASCADE
);

-- Failures by phase, and mounts by how long they took, for the operator's page.
CREATE TABLE release_reports (
  remote text NOT NULL,
  version text NOT NULL,
  kind text NOT NULL,
  reports bigint NOT NULL,
  PRIMARY KEY (remote, version, kind),
  FOREIGN KEY (remote, version) REFERENCES releases (remote, version) ON DELETE CASCADE
);

-- With it an address becomes a source that names nobody.
ALTER TABLE releases ADD COLUMN salt text NOT NULL DEFAULT gen_random_uuid()::text;
-- Whether a trial grows by itself.
ALTER TABLE release_channels ADD COLUMN goes_on boolean NOT NULL DEFAULT false;
