import { cpSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { authRoutes } from '@petwise/contracts';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { inject } from 'vitest';
import { buildApp, type AppParts } from '../app.ts';
import { systemClock, type Clock } from '../clock.ts';
import { readConfig, type Config } from '../config.ts';
import { RATES } from '../plugins/rates.ts';
import type { Database } from '../db/database.ts';
import { openEmbedded } from '../db/embedded.ts';
import { migrate } from '../db/migrate.ts';
import { openPostgres } from '../db/postgres.ts';
import { openPasswordGate } from '../rooms/auth/password.ts';
import { createAssessor } from '../rooms/assessor/assessor.ts';
import { copyOf, dropDatabase } from './postgres-server.ts';
import { scriptedAssessor, type ScriptedAssessor } from './scripted-assessor.ts';

export const PASSWORD = 'correct horse battery';

/** One for all servers of a worker: threads of its own for each would load the same knowledge each time. */
const engine = createAssessor();

const NO_LIMITS = Object.fromEntries(
  Object.keys(RATES).map((rate) => [rate, Number.MAX_SAFE_INTEGER]),
);

/** A device that keeps its cookies, as a browser does. */
export interface Device {
  cookies: Record<string, string>;
  inject(options: InjectOptions): Promise<LightMyRequestResponse>;
  signIn(options?: { isPWA?: boolean }): Promise<LightMyRequestResponse>;
  cookieHeader(): string;
}

/** A real server on a real database in a folder of its own. */
export interface TestServer {
  readonly app: FastifyInstance;
  readonly config: Config;
  readonly db: Database;
  readonly assessor: ScriptedAssessor;
  /** Moves the server's clock on; milliseconds. */
  advance(ms: number): void;
  /** A device that is signed in unless told otherwise; each is another owner. */
  device(options?: { signedIn?: boolean }): Promise<Device>;
  /** Closes the app and builds another on the same database, as a restart does. */
  restart(environment?: Record<string, string>): Promise<void>;
  close(): Promise<void>;
}

/** What a test gives in place of the usual. */
export interface GivenParts extends Pick<
  Partial<AppParts>,
  'assessor' | 'logger' | 'mostUnderWay'
> {
  /** A PostgreSQL server's database; several test servers may share it. */
  readonly databaseUrl?: string;
  readonly clockOf?: (db: Database) => Promise<Clock>;
  /** No rate limit answers in a route's place. */
  readonly isUnlimited?: boolean;
}

export async function startTestServer(
  environment: Record<string, string> = {},
  {
    databaseUrl,
    clockOf = async () => systemClock,
    isUnlimited = false,
    ...given
  }: GivenParts = {},
): Promise<TestServer> {
  const dataDir = await mkdtemp(join(inject('scratch'), 'data-'));
  const own = databaseUrl === undefined ? await programDatabase(dataDir) : null;
  const address = databaseUrl ?? own?.DATABASE_URL;
  const db = await (address === undefined
    ? openEmbedded(dataDir, { isSynced: false })
    : openPostgres(address));
  // Of a given one nobody knows whether it has its tables.
  if (own === null) await migrate(db);
  const assessor = scriptedAssessor();
  let ahead = 0;
  const time = await clockOf(db);
  const clock = (): number => time() + ahead;
  const build = async (
    extra: Record<string, string>,
  ): Promise<{ app: FastifyInstance; config: Config }> => {
    const config = readConfig({
      PORT: '0',
      PETWISE_PASSWORD: PASSWORD,
      PETWISE_DATA_DIR: dataDir,
      PETWISE_SHELL_DIR: join(dataDir, 'shell'),
      ...environment,
      ...extra,
    });
    const gate = await openPasswordGate(db, config.password);
    const parts = { db, gate, assessor, engine, ...given, clock, validateResponses: true };
    const rates = { ...RATES };
    // Read as routes are registered, so that this server alone has none.
    if (isUnlimited) Object.assign(RATES, NO_LIMITS);
    try {
      const app = await buildApp(config, parts);
      await app.ready();
      return { app, config };
    } finally {
      Object.assign(RATES, rates);
    }
  };
  let current = await build({});
  const server: TestServer = {
    get app() {
      return current.app;
    },
    get config() {
      return current.config;
    },
    db,
    assessor,
    advance: (ms) => {
      ahead += ms;
    },
    device: async ({ signedIn = true } = {}) => {
      const device = makeDevice(() => current.app);
      if (signedIn) await device.signIn();
      return device;
    },
    restart: async (extra = {}) => {
      await current.app.close();
      current = await build(extra);
    },
    close: async () => {
      await current.app.close();
      await db.close();
      if (own?.DATABASE_URL !== undefined) await dropDatabase(own.DATABASE_URL);
      await rm(dataDir, { recursive: true, force: true });
    },
  };
  return server;
}

/** Makes a database with its tables for a program on this data folder, of the kind that this run is about; answers its settings. */
export async function programDatabase(dataDir: string): Promise<{ DATABASE_URL?: string }> {
  const postgres = inject('postgres');
  if (postgres !== null) return { DATABASE_URL: await copyOf(postgres.template) };
  // A thousand small files: three times as fast as the asynchronous copy.
  cpSync(inject('embedded').migrated, join(dataDir, 'db'), { recursive: true });
  return {};
}

function makeDevice(app: () => FastifyInstance): Device {
  const device: Device = {
    cookies: {},
    inject: async (options) => {
      const response = await app().inject({ ...options, cookies: device.cookies });
      for (const { name, value } of response.cookies) {
        if (value === '') delete device.cookies[name];
        else device.cookies[name] = value;
      }
      return response;
    },
    signIn: async ({ isPWA = false } = {}) => {
      const { method, path } = authRoutes.login;
      const response = await device.inject({
        method,
        url: path,
        payload: { password: PASSWORD, isPWA },
      });
      if (response.statusCode !== 200) throw new Error(`cannot sign in: ${response.body}`);
      return response;
    },
    cookieHeader: () =>
      Object.entries(device.cookies)
        .map(([name, value]) => `${name}=${value}`)
        .join('; '),
  };
  return device;
}
