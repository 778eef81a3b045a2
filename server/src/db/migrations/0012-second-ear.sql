-- The owner's word on whether a language model may read what they write; null while they were not asked.
ALTER TABLE owners ADD COLUMN second_ear boolean;

-- What a language model did in an assessment: how much it was used, and what it saw in pictures.
CREATE TABLE second_ear_use (
  consult_id text PRIMARY KEY REFERENCES consults (id) ON DELETE CASCADE,
  tokens_in bigint NOT NULL DEFAULT 0,
  tokens_out bigint NOT NULL DEFAULT 0,
  pictures jsonb NOT NULL DEFAULT '[]'
);
