-- Ids are text and compared exactly: another spelling of an id is another id.

CREATE TABLE settings (
  key text PRIMARY KEY,
  value text NOT NULL
);

-- One owner a device; the device proves it with a long-lived cookie of which only the hash is here.
CREATE TABLE owners (
  id text PRIMARY KEY,
  token_hash text NOT NULL UNIQUE,
  created_at timestamptz NOT NULL
);

CREATE TABLE pwa_tokens (
  token_hash text PRIMARY KEY,
  family_id text NOT NULL,
  owner_id text NOT NULL REFERENCES owners (id) ON DELETE CASCADE,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  used_at timestamptz
);
CREATE INDEX pwa_tokens_family ON pwa_tokens (family_id);

CREATE TABLE auth_sessions (
  token_hash text PRIMARY KEY,
  owner_id text NOT NULL REFERENCES owners (id) ON DELETE CASCADE,
  family_id text,
  created_at timestamptz NOT NULL,
  last_seen_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX auth_sessions_owner ON auth_sessions (owner_id);

CREATE TABLE consults (
  id text PRIMARY KEY,
  owner_id text NOT NULL REFERENCES owners (id) ON DELETE CASCADE,
  status text NOT NULL,
  version integer NOT NULL DEFAULT 1,
  title text NOT NULL,
  species text NOT NULL,
  breed text NOT NULL,
  patient_data jsonb NOT NULL,
  medical_history jsonb NOT NULL,
  state jsonb NOT NULL,
  question jsonb,
  can_process_results boolean NOT NULL,
  triage jsonb,
  assessment jsonb,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);
CREATE INDEX consults_owner ON consults (owner_id, created_at DESC);

CREATE TABLE consult_turns (
  id text PRIMARY KEY,
  consult_id text NOT NULL REFERENCES consults (id) ON DELETE CASCADE,
  position integer NOT NULL,
  role text NOT NULL,
  message_type text NOT NULL,
  content text NOT NULL,
  question jsonb,
  reasoning text,
  uploaded_files jsonb,
  created_at timestamptz NOT NULL,
  UNIQUE (consult_id, position)
);

-- A long call is written here before its work starts.
CREATE TABLE jobs (
  id text PRIMARY KEY,
  owner_id text NOT NULL REFERENCES owners (id) ON DELETE CASCADE,
  idempotency_key text NOT NULL,
  kind text NOT NULL,
  request_hash text NOT NULL,
  session_id text NOT NULL,
  request jsonb,
  status text NOT NULL,
  attempts integer NOT NULL DEFAULT 1,
  lease_until timestamptz NOT NULL,
  -- `json`, not `jsonb`: the same answer to the byte, however often it is asked for.
  result json,
  problem jsonb,
  created_at timestamptz NOT NULL,
  finished_at timestamptz,
  UNIQUE (owner_id, idempotency_key)
);
CREATE INDEX jobs_running ON jobs (lease_until) WHERE status = 'running';
CREATE INDEX jobs_session ON jobs (session_id);

-- Append-only; `seq` grows by one a line within a session, `step` by one within a job.
CREATE TABLE reasoning_streams (
  session_id text PRIMARY KEY,
  owner_id text NOT NULL REFERENCES owners (id) ON DELETE CASCADE,
  last_seq integer NOT NULL DEFAULT 0
);
CREATE TABLE reasoning_lines (
  session_id text NOT NULL REFERENCES reasoning_streams (session_id) ON DELETE CASCADE,
  seq integer NOT NULL,
  job_id text NOT NULL,
  step integer NOT NULL,
  content text NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (session_id, seq)
);
CREATE INDEX reasoning_lines_job ON reasoning_lines (job_id, step);

-- `sha256` names the file on disk; two rows may share one.
CREATE TABLE uploads (
  id text PRIMARY KEY,
  owner_id text NOT NULL REFERENCES owners (id) ON DELETE CASCADE,
  consult_id text,
  sha256 text NOT NULL,
  name text NOT NULL,
  size bigint NOT NULL,
  type text NOT NULL,
  apple_health boolean NOT NULL,
  total_records bigint,
  created_at timestamptz NOT NULL
);
CREATE INDEX uploads_owner ON uploads (owner_id);
CREATE INDEX uploads_sha256 ON uploads (sha256);
CREATE INDEX uploads_consult ON uploads (consult_id);
