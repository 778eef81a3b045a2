import { isIP, type NetConnectOpts } from 'node:net';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { origin, remotesUrl } from './addresses.ts';
import { price, whole, type LanguageModelConfig } from './language-model-config.ts';
import type { BucketConfig } from './rooms/uploads/bucket/bucket.ts';
import { readBucketSetting } from './rooms/uploads/bucket/bucket-setting.ts';
import { clamdAddress } from './rooms/uploads/scan/clamd-address.ts';
import { guessBits, LEAST_BITS } from './rooms/auth/guessable.cjs';
import { normalised } from './text.ts';
import { proxies } from './trusted-proxies.ts';

const HOUR = 60 * 60 * 1000;

/** Shortest password that the server starts with. */
export const MIN_PASSWORD_LENGTH = 8;

/** A neutral search for the test; nobody's shop. */
const DEFAULT_LAB_ORDER_URL = 'https://duckduckgo.com/?q={test}+veterinary+laboratory';

const port = v.pipe(
  v.string(),
  v.regex(/^\d{1,5}$/, 'must be a number from 0 to 65535'),
  v.transform(Number),
  v.maxValue(65_535, 'must be a number from 0 to 65535'),
);

const flag = v.pipe(
  v.picklist(['0', '1', 'true', 'false'], 'must be 1 or 0'),
  v.transform((text) => text === '1' || text === 'true'),
);

/** A link people may be sent to; `{test}` in it stands for a name. */
const link = v.pipe(
  v.string(),
  v.check((text) => {
    try {
      return /^https?:$/.test(new URL(text.replaceAll('{test}', 'x')).protocol);
    } catch {
      return false;
    }
  }, 'must be a web address that starts with https:// or http://'),
);

/** A mail address, or a web address. */
const contact = v.union(
  [v.pipe(v.string(), v.email()), v.pipe(v.string(), v.url(), v.regex(/^https?:/))],
  'must be a mail address, or a web address that starts with https:// or http://',
);

const path = v.pipe(
  v.string(),
  v.minLength(1, 'must not be empty'),
  v.transform((p) => resolve(p)),
);

const bucketAddress = v.pipe(
  v.string(),
  v.transform(readBucketSetting),
  v.check(
    (bucket) => bucket !== null,
    'must be an address such as https://key:secret@s3.example/bucket?region=eu-central-1',
  ),
);

const Environment = v.object({
  PORT: v.optional(port, '4300'),
  HOST: v.optional(v.pipe(v.string(), v.minLength(1, 'must not be empty')), '127.0.0.1'),
  PETWISE_PASSWORD: v.optional(
    v.pipe(
      v.string(),
      v.minLength(MIN_PASSWORD_LENGTH, `must have at least ${MIN_PASSWORD_LENGTH} characters`),
      v.maxLength(1024, 'must have at most 1024 characters'),
      v.check(
        (phrase) =>
          phrase.length < MIN_PASSWORD_LENGTH || guessBits(phrase.slice(0, 64)) >= LEAST_BITS,
        'is too easy to guess: take a few words that do not belong together',
      ),
      // As a typed one is.
      v.transform(normalised),
    ),
  ),
  PETWISE_DATA_DIR: v.optional(path, '.data'),
  PETWISE_FILES: v.optional(bucketAddress),
  PETWISE_RELEASES: v.optional(bucketAddress),
  DATABASE_URL: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^postgres(ql)?:\/\//, 'must start with postgres:// or postgresql://'),
      v.check(
        (text) => URL.canParse(text),
        'must be an address such as postgres://user:password@host/name',
      ),
    ),
  ),
  PETWISE_PUBLIC_ORIGIN: v.optional(origin),
  PETWISE_ALLOWED_ORIGINS: v.optional(
    v.pipe(
      v.string(),
      v.transform((text) =>
        text
          .split(',')
          .map((part) => part.trim())
          .filter(Boolean),
      ),
      v.array(origin),
    ),
    '',
  ),
  PETWISE_TRUST_PROXY: v.optional(proxies, '0'),
  PETWISE_SHELL_DIR: v.optional(path),
  PETWISE_RELEASES_DIR: v.optional(path),
  PETWISE_BUILDS_DIR: v.optional(path),
  PETWISE_CHANNEL: v.optional(v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,30}$/)), 'stable'),
  PETWISE_SIGNING_KEY: v.optional(path),
  PETWISE_SIGNING_KEY_BEFORE: v.optional(path),
  PETWISE_OFFLINE: v.optional(flag, '1'),
  PETWISE_REMOTES_URL: v.optional(remotesUrl, '/remotes'),
  PETWISE_REMOTE_OVERRIDES: v.optional(flag, '0'),
  PETWISE_LOG_LEVEL: v.optional(
    v.picklist(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']),
    'warn',
  ),
  PETWISE_METRICS_TOKEN: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^[\w.~+/=-]{16,256}$/, 'must be 16 to 256 letters, digits or ._~+/=-'),
    ),
  ),
  PETWISE_LAB_ORDER_URL: v.optional(link, DEFAULT_LAB_ORDER_URL),
  PETWISE_TELEHEALTH_URL: v.optional(link),
  PETWISE_TELEHEALTH_NAME: v.optional(
    v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(80)),
  ),
  PETWISE_CLAMD: v.optional(
    v.pipe(
      v.string(),
      v.check(
        (text) => clamdAddress(text) !== null,
        'must be host:port or the whole path of a socket',
      ),
    ),
  ),
  PETWISE_CONTACT: v.optional(contact),
  PETWISE_KEEP_DAYS: v.optional(whole(1, 36_500)),
  PETWISE_LLM_BASE_URL: v.optional(link),
  PETWISE_LLM_MODEL: v.optional(v.string()),
  PETWISE_LLM_API_KEY: v.optional(v.string()),
  PETWISE_LLM_VISION: v.optional(flag, '0'),
  PETWISE_LLM_SECONDS: v.optional(whole(1, 900), '600'),
  PETWISE_LLM_MAX_TOKENS: v.optional(whole(1_000, 10_000_000), '200000'),
  PETWISE_LLM_PRICE: v.optional(price),
});

/** Settings of a running server; every path absolute, every duration in milliseconds. */
export interface Config {
  readonly port: number;
  readonly host: string;
  readonly password: string | undefined;
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  /** The bucket that owners' files lie in; null for the data folder. */
  readonly bucket: BucketConfig | null;
  /** The bucket that released bytes lie in; null for the releases folder. */
  readonly releasesBucket: BucketConfig | null;
  /** Where people reach the server, when that is not `http://host:port`. */
  readonly publicOrigin: string | undefined;
  /** Further origins whose pages may call the API; for development servers. */
  readonly allowedOrigins: readonly string[];
  /** Whose words in `X-Forwarded-For` to believe: so many proxies before the server, or those with these addresses. */
  readonly trustProxy: false | number | string[];
  readonly shellDir: string;
  readonly releasesDir: string;
  /** The builds that a start brings along, laid out as the releases folder is; only read. */
  readonly buildsDir: string;
  readonly channel: string;
  /** The private key that releases are signed with (PEM); the data folder's own without one. */
  readonly signingKeyFile: string | undefined;
  /** The key before it, whose signatures still count. */
  readonly signingKeyBeforeFile: string | undefined;
  /** Let browsers keep the pages for offline use. Off, a browser's worker removes itself and what it kept. */
  readonly offline: boolean;
  /** Where pages take released remotes from: a path of this server, or an address elsewhere; without a slash at its end. */
  readonly remotesUrl: string;
  /** Let a developer's browser take remotes from a server on its own computer. */
  readonly remoteOverrides: boolean;
  readonly logLevel: string;
  /** Who bears it may read `/metrics`; without one, only programs on this computer may. */
  readonly metricsToken: string | undefined;
  /** Where a laboratory test is ordered; `{test}` stands for its name. */
  readonly labOrderUrl: string;
  /** Offered beside each laboratory test, when there is one. */
  readonly telehealth: { url: string; provider: string } | undefined;
  /** Where ClamAV's daemon listens; every upload passes it first. */
  readonly clamd: NetConnectOpts | null;
  /** A language model that helps the embedded engine to read; none by default. */
  readonly llm: LanguageModelConfig | undefined;
  /** Data is deleted so many days after its last change; null keeps it until its owner deletes it. */
  /** How owners reach whoever runs this server: a mail or a web address. */
  readonly contact: string | null;
  readonly keepDays: number | null;
  readonly sessionIdleMs: number;
  readonly sessionAbsoluteMs: number;
  readonly pwaTokenMs: number;
}

/** A setting is wrong; the message names each one, and is all a person needs. */
export class ConfigError extends Error {
  constructor(problems: readonly string[]) {
    const list = problems.map((problem) => `  - ${problem}`).join('\n');
    super(`Petwise cannot start until these settings are right:\n${list}`);
    this.name = 'ConfigError';
  }
}

const DEFAULT_SHELL_DIR = fileURLToPath(new URL('../../shell/dist', import.meta.url));

/** Reads settings from environment variables; throws `ConfigError` naming each bad one. */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const parsed = v.safeParse(Environment, environment);
  if (!parsed.success) {
    throw new ConfigError(
      parsed.issues.map((issue) => `${v.getDotPath(issue) ?? 'settings'} ${issue.message}`),
    );
  }
  const env = parsed.output;
  const releasesDir = env.PETWISE_RELEASES_DIR ?? resolve(env.PETWISE_DATA_DIR, 'releases');
  if ((env.PETWISE_LLM_BASE_URL === undefined) !== (env.PETWISE_LLM_MODEL === undefined)) {
    throw new ConfigError(['PETWISE_LLM_BASE_URL and PETWISE_LLM_MODEL must be set together']);
  }
  if ((env.PETWISE_TELEHEALTH_URL === undefined) !== (env.PETWISE_TELEHEALTH_NAME === undefined)) {
    throw new ConfigError([
      'PETWISE_TELEHEALTH_URL and PETWISE_TELEHEALTH_NAME must be set together',
    ]);
  }
  return {
    port: env.PORT,
    host: env.HOST,
    password: env.PETWISE_PASSWORD,
    dataDir: env.PETWISE_DATA_DIR,
    databaseUrl: env.DATABASE_URL,
    bucket: env.PETWISE_FILES ?? null,
    releasesBucket: env.PETWISE_RELEASES ?? null,
    publicOrigin: env.PETWISE_PUBLIC_ORIGIN,
    allowedOrigins: env.PETWISE_ALLOWED_ORIGINS,
    trustProxy: env.PETWISE_TRUST_PROXY === 0 ? false : env.PETWISE_TRUST_PROXY,
    shellDir: env.PETWISE_SHELL_DIR ?? DEFAULT_SHELL_DIR,
    releasesDir,
    buildsDir: env.PETWISE_BUILDS_DIR ?? releasesDir,
    channel: env.PETWISE_CHANNEL,
    signingKeyFile: env.PETWISE_SIGNING_KEY,
    signingKeyBeforeFile: env.PETWISE_SIGNING_KEY_BEFORE,
    offline: env.PETWISE_OFFLINE,
    remotesUrl: env.PETWISE_REMOTES_URL,
    remoteOverrides: env.PETWISE_REMOTE_OVERRIDES,
    logLevel: env.PETWISE_LOG_LEVEL,
    metricsToken: env.PETWISE_METRICS_TOKEN,
    labOrderUrl: env.PETWISE_LAB_ORDER_URL,
    telehealth:
      env.PETWISE_TELEHEALTH_URL === undefined || env.PETWISE_TELEHEALTH_NAME === undefined
        ? undefined
        : { url: env.PETWISE_TELEHEALTH_URL, provider: env.PETWISE_TELEHEALTH_NAME },
    clamd: env.PETWISE_CLAMD === undefined ? null : clamdAddress(env.PETWISE_CLAMD),
    contact: env.PETWISE_CONTACT ?? null,
    keepDays: env.PETWISE_KEEP_DAYS ?? null,
    llm:
      env.PETWISE_LLM_BASE_URL === undefined || env.PETWISE_LLM_MODEL === undefined
        ? undefined
        : {
            baseUrl: env.PETWISE_LLM_BASE_URL,
            model: env.PETWISE_LLM_MODEL,
            apiKey: env.PETWISE_LLM_API_KEY,
            canSee: env.PETWISE_LLM_VISION,
            limitMs: env.PETWISE_LLM_SECONDS * 1000,
            maxTokens: env.PETWISE_LLM_MAX_TOKENS,
            price: env.PETWISE_LLM_PRICE,
          },
    sessionIdleMs: 12 * HOUR,
    sessionAbsoluteMs: 30 * 24 * HOUR,
    pwaTokenMs: 30 * 24 * HOUR,
  };
}

/** True when only this computer can reach an address that the server listens on. */
export function isLoopback(host: string): boolean {
  const name = host.replace(/^\[|\]$/g, '').toLowerCase();
  if (name === 'localhost' || name === '::1') return true;
  return isIP(name) === 4 && name.startsWith('127.');
}
