import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  sign,
  verify,
} from 'node:crypto';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../../config.ts';
import { writeSynced } from '../../sync-path.ts';

const KEY_FILE = 'release-signing-key.pem';
/** Where the file of a key is named. */
const SETTING = 'PETWISE_SIGNING_KEY';

/** No key can be had from a file; the message is one sentence for the person who starts the server. */
export class SigningKeyError extends Error {
  constructor(file: NamedFile, reason: string, cause?: unknown) {
    const { path, setting } = file;
    const from = setting === null ? '' : `. Look at ${setting}`;
    super(`Petwise cannot start: ${path} ${reason}${from}.`, { cause });
    this.name = 'SigningKeyError';
  }
}

/** A file, and the setting that names it; null for the data folder's own. */
interface NamedFile {
  readonly path: string;
  readonly setting: string | null;
}

export type SigningSettings = Pick<
  Config,
  'dataDir' | 'databaseUrl' | 'signingKeyFile' | 'signingKeyBeforeFile'
>;

/**
 * The key that the release service signs with (Ed25519), and the one before it, whose
 * signatures still count, so that a key can be replaced while pages are open.
 */
export class SigningKey {
  readonly #own: KeyObject;
  readonly #accepted: readonly KeyObject[];
  /** What pages check by, the present key first: `x` of a JWK, base64url. None where not strict: the next server signs with another. */
  readonly publicKeys: readonly string[];
  /**
   * Whether what no accepted key has signed is refused. Not so where several servers
   * may share a database and nobody has given them a common key: releases then stay
   * unsigned, and are signed by the first start with one.
   */
  readonly isStrict: boolean;

  constructor(
    own: KeyObject,
    { before = null, isStrict = true }: { before?: KeyObject | null; isStrict?: boolean } = {},
  ) {
    this.#own = own;
    this.#accepted = [createPublicKey(own), ...(before ? [before] : [])];
    const counting = isStrict ? this.#accepted : [];
    this.publicKeys = counting.map((key) => String(key.export({ format: 'jwk' }).x));
    this.isStrict = isStrict;
  }

  /** A signature of a text, base64. */
  sign(text: string): string {
    return sign(null, Buffer.from(text), this.#own).toString('base64');
  }

  /** Whether one of the keys that count has signed exactly this text. */
  hasSigned(text: string, signature: string | null): boolean {
    if (signature === null) return false;
    const bytes = Buffer.from(signature, 'base64');
    return this.#accepted.some((key) => verify(null, Buffer.from(text), key, bytes));
  }
}

/**
 * The key of PETWISE_SIGNING_KEY, else the one in the data folder, which the first
 * start makes. With the former set, the latter is the key before, unless another is named.
 *
 * @throws SigningKeyError for a file that cannot be read or holds no Ed25519 key, with its name.
 */
export async function openSigningKey(settings: SigningSettings): Promise<SigningKey> {
  const { dataDir, databaseUrl, signingKeyFile, signingKeyBeforeFile } = settings;
  const isStrict = signingKeyFile !== undefined || databaseUrl === undefined;
  const inData = { path: join(dataDir, KEY_FILE), setting: null };
  if (signingKeyFile !== undefined) {
    const before =
      signingKeyBeforeFile === undefined
        ? await keyIn(inData, createPublicKey)
        : await mustHaveKey(
            { path: signingKeyBeforeFile, setting: `${SETTING}_BEFORE` },
            createPublicKey,
          );
    const own = await mustHaveKey({ path: signingKeyFile, setting: SETTING }, createPrivateKey);
    return new SigningKey(own, { before, isStrict });
  }
  const held = await keyIn(inData, createPrivateKey);
  if (held !== null) return new SigningKey(held, { isStrict });
  const { privateKey } = generateKeyPairSync('ed25519');
  await mkdir(dataDir, { recursive: true });
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' });
  await writeSynced(inData.path, String(pem));
  return new SigningKey(privateKey, { isStrict });
}

/** How a key is made of its PEM; a public one also of the private one that it belongs to. */
type ReadKey = typeof createPrivateKey | typeof createPublicKey;

async function mustHaveKey(file: NamedFile, read: ReadKey): Promise<KeyObject> {
  const key = await keyIn(file, read);
  if (key === null) throw new SigningKeyError(file, 'is not there');
  return key;
}

/** The key in a file; null where there is no file. */
async function keyIn(file: NamedFile, read: ReadKey): Promise<KeyObject | null> {
  const pem = await readFile(file.path, 'utf8').catch((error: unknown) => {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (code === 'ENOENT') return null;
    throw new SigningKeyError(file, `cannot be read (${code})`, error);
  });
  if (pem === null) return null;
  const kind =
    read === createPrivateKey ? 'private key of Ed25519 (PEM, PKCS 8)' : 'key of Ed25519 (PEM)';
  try {
    const key = read(pem);
    if (key.asymmetricKeyType === 'ed25519') return key;
  } catch (error) {
    throw new SigningKeyError(file, `holds no ${kind}`, error);
  }
  throw new SigningKeyError(file, `holds no ${kind}`);
}
