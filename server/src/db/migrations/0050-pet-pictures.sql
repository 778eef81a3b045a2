-- The picture of a pet is one of its owner's files, of this pet alone and gone with it.
ALTER TABLE uploads ADD COLUMN pet_id text REFERENCES pets (id) ON DELETE CASCADE;
CREATE UNIQUE INDEX uploads_pet ON uploads (pet_id) WHERE pet_id IS NOT NULL;
