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
 * @throws Error for a file that holds no Ed25519 key, with its name.
 */
export async function openSigningKey(settings: SigningSettings): Promise<SigningKey> {
  const { dataDir, databaseUrl, signingKeyFile, signingKeyBeforeFile } = settings;
  const isStrict = signingKeyFile !== undefined || databaseUrl === undefined;
  const inData = join(dataDir, KEY_FILE);
  if (signingKeyFile !== undefined) {
    const held = await readFile(inData, 'utf8').catch(() => null);
    const before =
      signingKeyBeforeFile === undefined
        ? held && publicKeyIn(held, inData)
        : publicKeyIn(await readFile(signingKeyBeforeFile, 'utf8'), signingKeyBeforeFile);
    const own = privateKeyIn(await readFile(signingKeyFile, 'utf8'), signingKeyFile);
    return new SigningKey(own, { before: before || null, isStrict });
  }
  const held = await readFile(inData, 'utf8').catch(() => null);
  if (held !== null) return new SigningKey(privateKeyIn(held, inData), { isStrict });
  const { privateKey } = generateKeyPairSync('ed25519');
  await mkdir(dataDir, { recursive: true });
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' });
  await writeSynced(inData, String(pem));
  return new SigningKey(privateKey, { isStrict });
}

function privateKeyIn(pem: string, file: string): KeyObject {
  return ed25519(
    () => createPrivateKey(pem),
    `${file} holds no private key of Ed25519 (PEM, PKCS 8)`,
  );
}

/** Of a public key, or of the private one that it belongs to. */
function publicKeyIn(pem: string, file: string): KeyObject {
  return ed25519(() => createPublicKey(pem), `${file} holds no key of Ed25519 (PEM)`);
}

function ed25519(read: () => KeyObject, refusal: string): KeyObject {
  try {
    const key = read();
    if (key.asymmetricKeyType === 'ed25519') return key;
  } catch (error) {
    throw new Error(refusal, { cause: error });
  }
  throw new Error(refusal);
}
