-- A language model reads beside both chats: what it did hangs on what both have, and goes with it.
ALTER TABLE second_ear_use DROP CONSTRAINT second_ear_use_consult_id_fkey;
ALTER TABLE second_ear_use RENAME COLUMN consult_id TO session_id;
DELETE FROM second_ear_use WHERE session_id NOT IN (SELECT session_id FROM reasoning_streams);
ALTER TABLE second_ear_use ADD FOREIGN KEY (session_id)
  REFERENCES reasoning_streams (session_id) ON DELETE CASCADE;
