-- What a file says, as pages of lines, and what there is to know about it.
ALTER TABLE uploads ADD COLUMN reading jsonb;

ALTER TABLE uploads ADD COLUMN notes jsonb NOT NULL DEFAULT '[]'::jsonb;
