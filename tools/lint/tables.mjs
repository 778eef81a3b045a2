/**
 * Who keeps what in the database: the folder of server/src that alone names a
 * table in its statements. A room offers others functions, or a piece of SQL to
 * put into their own statement (`sql.ts`).
 * @type {Record<string, readonly string[]>}
 */
const TABLES = {
  db: ['migrations', 'settings'],
  'rooms/access-log': ['access_log'],
  'rooms/auth': [
    'owners',
    'devices',
    'device_owners',
    'auth_sessions',
    'pwa_tokens',
    'sign_in_tries',
  ],
  'rooms/consult': ['consults', 'consult_turns'],
  'rooms/device-consults': ['device_consults'],
  'rooms/follow-up': ['vet_answers', 'consult_outcomes', 'consult_follows', 'looked_again'],
  'rooms/health': ['health_imports', 'health_metrics'],
  'rooms/jobs': ['jobs'],
  'rooms/laboratory': ['lab_reports'],
  'rooms/language-model': ['second_ear_use'],
  'rooms/pets': ['pets'],
  'rooms/reasoning': ['reasoning_streams', 'reasoning_lines'],
  'rooms/releases': [
    'releases',
    'release_channels',
    'release_keys',
    'release_log',
    'release_mounts',
    'release_reports',
    'release_services',
    'release_statements',
  ],
  'rooms/sessions': ['chat_sessions', 'chat_messages'],
  'rooms/shares': ['report_shares'],
  'rooms/uploads': ['uploads'],
};

const FOLDER_OF = new Map(
  Object.entries(TABLES).flatMap(([folder, tables]) => tables.map((table) => [table, folder])),
);

/**
 * The folder of the server that a table belongs to.
 * @param {string} table
 * @returns {string | undefined}
 */
export function folderOfTable(table) {
  return FOLDER_OF.get(table);
}
