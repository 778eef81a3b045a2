-- Reports whose owner needs no reminder to look again: who began another consult after one needs none either.
CREATE TABLE looked_again (
  consult_id text PRIMARY KEY REFERENCES consults (id) ON DELETE CASCADE,
  owner_id text NOT NULL REFERENCES owners (id) ON DELETE CASCADE,
  at timestamptz NOT NULL
);
