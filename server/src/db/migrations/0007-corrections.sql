-- From where the last answer can be given again: the id of its turn, and the assessor's state before it.
ALTER TABLE consults ADD COLUMN before_last jsonb;
ALTER TABLE consult_turns ADD COLUMN edited_at timestamptz;
