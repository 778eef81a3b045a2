-- What owners tell of their pets once, to choose them next time.
CREATE TABLE pets (
  id text PRIMARY KEY,
  owner_id text NOT NULL REFERENCES owners (id) ON DELETE CASCADE,
  -- `PetFacts` of the contracts.
  facts jsonb NOT NULL,
  -- `PetWeight` of the contracts, one a day, oldest first.
  weights jsonb NOT NULL,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);
CREATE INDEX pets_owner ON pets (owner_id);
CREATE INDEX pets_age ON pets (updated_at);
