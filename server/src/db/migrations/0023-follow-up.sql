-- What a vet wrote back through a link to a report, and what the owner says the vet found.
CREATE TABLE vet_answers (
  id text PRIMARY KEY,
  consult_id text NOT NULL REFERENCES consults (id) ON DELETE CASCADE,
  owner_id text NOT NULL REFERENCES owners (id) ON DELETE CASCADE,
  author text NOT NULL,
  words text NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE INDEX vet_answers_consult ON vet_answers (consult_id);
CREATE TABLE consult_outcomes (
  consult_id text PRIMARY KEY REFERENCES consults (id) ON DELETE CASCADE,
  owner_id text NOT NULL REFERENCES owners (id) ON DELETE CASCADE,
  diagnosis text NOT NULL,
  found_on date NOT NULL,
  -- Where the report had it: first, among the others, or nowhere.
  placed text NOT NULL CHECK (placed IN ('first', 'listed', 'nowhere')),
  updated_at timestamptz NOT NULL
);
