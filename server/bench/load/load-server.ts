import { buildApp } from '../../src/app.ts';
import { systemClock } from '../../src/clock.ts';
import { readConfig } from '../../src/config.ts';
import type { Database } from '../../src/db/database.ts';
import { CREATE_DATABASE_FLAG, createDatabaseFolder, openEmbedded } from '../../src/db/embedded.ts';
import { migrate } from '../../src/db/migrate.ts';
import { openPostgres } from '../../src/db/postgres.ts';
import { RATES } from '../../src/plugins/rates.ts';
import { openPasswordGate } from '../../src/rooms/auth/password.ts';
import { AuthService } from '../../src/rooms/auth/service.ts';
import { scriptedAssessor } from '../../src/testing/scripted-assessor.ts';
import type { LoadServerOrders, ToParent } from './protocol.ts';

/**
 * The product in a process of its own, for `bench.ts`: with the engine in its threads, or with an assessor that says lines
 * at a steady rate. It signs owners in by itself, because a sign-in by password is limited, and takes a tenth of a second.
 */
const PASSWORD = 'a calm grey parrot';

function tell(message: ToParent): void {
  process.send?.(message);
}

async function serve(orders: LoadServerOrders): Promise<void> {
  const { owners, lines, databaseUrl, dataDir, shellDir, consults = 0 } = orders;
  // A crowd that comes from one computer; limits are not what is measured.
  for (const rate of Object.keys(RATES)) Object.assign(RATES, { [rate]: Number.MAX_SAFE_INTEGER });
  const config = readConfig({
    PORT: '0',
    PETWISE_PASSWORD: PASSWORD,
    PETWISE_DATA_DIR: dataDir,
    ...(shellDir === undefined ? {} : { PETWISE_SHELL_DIR: shellDir }),
    PETWISE_TRUST_PROXY: '1',
  });
  const db = await (databaseUrl === null ? openEmbedded(dataDir) : openPostgres(databaseUrl));
  await migrate(db);
  const gate = await openPasswordGate(db, PASSWORD);
  const assessor =
    lines === null ? {} : { assessor: talkingAssessor(lines), mostUnderWay: 2 * owners };
  const app = await buildApp(config, { db, gate, isPrepared: lines === null, ...assessor });
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const auth = new AuthService(db, config, systemClock);
  const tokens: string[] = [];
  const nobody = { deviceToken: undefined, sessionToken: undefined };
  for (let n = 0; n < owners; n += 1) {
    const signed = await auth.signIn({ ...nobody, isPwa: false, earlier: 'none' });
    tokens.push(signed.sessionToken);
  }
  await fill(db, consults);
  process.on('message', () => {
    const { user, system } = process.cpuUsage();
    tell({ kind: 'usage', bytes: process.memoryUsage().rss, cpuMs: (user + system) / 1000 });
  });
  tell({ kind: 'ready', address, tokens });
}

/** Gives the first owner assessments of some 20 kB. */
async function fill(db: Database, consults: number): Promise<void> {
  await db.query(
    `INSERT INTO consults (id, owner_id, status, title, species, breed, patient_data,
       medical_history, state, can_process_results, created_at, updated_at)
     SELECT 'c' || n, (SELECT owner_id FROM auth_sessions ORDER BY created_at LIMIT 1), 'asking',
       'Vomiting', 'dog', 'Beagle', '{}', '{}', '{}', false, at - n * interval '1 minute', at
     FROM generate_series(1, ${consults}) n, date_trunc('milliseconds', now()) at`,
  );
  await db.query(
    `INSERT INTO consult_turns (id, consult_id, position, role, message_type, content, created_at)
     SELECT 't' || n, 'c' || n, 0, 'user', 'initial_symptoms', $1, now()
     FROM generate_series(1, ${consults}) n`,
    ['He keeps vomiting yellow foam since yesterday evening. '.repeat(360)],
  );
}

/** Says so many lines a second, each with the time at which it was due: a late server cannot hide that it is late. */
function talkingAssessor({
  perSecond,
  seconds,
  isRepeatable = false,
}: NonNullable<LoadServerOrders['lines']>) {
  const scripted = scriptedAssessor();
  const begin: typeof scripted.begin = async (start, say) => {
    const offset = Math.random() * (1000 / perSecond);
    const began = performance.timeOrigin + performance.now() + offset;
    for (let sent = 0; sent < perSecond * seconds;) {
      const due = began + (sent * 1000) / perSecond;
      const wait = due - performance.timeOrigin - performance.now();
      if (wait > 0) await new Promise((done) => setTimeout(done, wait));
      const first = isRepeatable ? sent : due;
      say(`${first} Vomiting together with not eating makes an upset stomach likelier.`);
      sent += 1;
    }
    return scripted.begin(start, () => undefined);
  };
  return { ...scripted, begin };
}

const [, , order = '', folder = ''] = process.argv;
// As the product does it: what creating a database leaves in memory stays in a process of its own.
if (order === CREATE_DATABASE_FLAG) await createDatabaseFolder(folder);
// `bench.ts` starts this with its orders as the only argument.
else await serve(JSON.parse(order) as LoadServerOrders);
