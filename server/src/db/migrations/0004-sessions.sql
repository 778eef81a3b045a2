-- The prototype chat. `progress` is what the next step starts from; `version` grows by one a step.
CREATE TABLE chat_sessions (
  id text PRIMARY KEY,
  owner_id text NOT NULL REFERENCES owners (id) ON DELETE CASCADE,
  version integer NOT NULL DEFAULT 1,
  stage text NOT NULL,
  progress jsonb NOT NULL,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);
CREATE INDEX chat_sessions_unused ON chat_sessions (created_at) WHERE version = 1;
CREATE INDEX chat_sessions_owner ON chat_sessions (owner_id);

-- Append-only; `position` is the order within a session.
CREATE TABLE chat_messages (
  id text PRIMARY KEY,
  session_id text NOT NULL REFERENCES chat_sessions (id) ON DELETE CASCADE,
  position integer NOT NULL,
  role text NOT NULL,
  content text NOT NULL,
  message_type text NOT NULL,
  metadata jsonb,
  reasoning text,
  created_at timestamptz NOT NULL,
  UNIQUE (session_id, position)
);
