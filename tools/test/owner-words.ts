import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const CONTRACTS = join(import.meta.dirname, '../../shared/contracts/src');

/** One request as `e2e/fixtures/record-requests.cjs` writes it down. */
export interface Received {
  readonly url: string;
  /** What it sent and what it was given, as in the headers. */
  readonly cookies: readonly string[];
  readonly authorization: string;
  readonly type: string;
  /** As much of it as was written down; bytes that are no text are not the same any more. */
  readonly body: string;
}

/** Words of operators and of pages about themselves, which the log is there to tell. */
const NO_OWNERS = /^\/(?:api\/(?:page-report|releases|remotes)|operator)\b/;
/** The log names sessions, owners and jobs by what nobody types. */
const ID = /\b[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\b/gi;
/** A port, a line of the program. */
const PLACE = /:\d+/g;
const LEAST_SECRET = 16;
/** Words that stand in a contract, such as a kind of message or of job. */
const OF_CONTRACT = new Set(
  readdirSync(CONTRACTS)
    .map((name) => readFileSync(join(CONTRACTS, name), 'utf8'))
    .flatMap((source) => [...source.matchAll(/'([a-z][\w-]*)'/g)].map(([, word]) => word)),
);

/** What owners told a server in these requests: every text, name of a file, number, cookie and key in them. */
export function ownerWords(requests: readonly Received[]): Set<string> {
  const found = new Set<string>();
  for (const { url, cookies, authorization, type, body } of requests) {
    for (const secret of secretsIn([...cookies, authorization])) found.add(secret);
    if (NO_OWNERS.test(url)) continue;
    const { pathname, searchParams } = new URL(url, 'http://localhost');
    const segments = /^\/(?:api|shared)\//.test(pathname) ? pathname.split('/') : [];
    const secrets = segments.filter((segment) => segment.length >= LEAST_SECRET);
    for (const text of [...secrets, ...searchParams.values(), ...textsIn(type, body)]) {
      const word = withoutIds(text).trim();
      if (word.length > 1 && !OF_CONTRACT.has(word)) found.add(word);
    }
  }
  return found;
}

const withoutIds = (text: string): string => text.replaceAll(ID, '');

function secretsIn(headers: readonly string[]): string[] {
  return headers
    .flatMap((header) => header.split(/[=;, ]/))
    .filter((part) => part.length >= LEAST_SECRET);
}

function textsIn(type: string, body: string): string[] {
  if (type.startsWith('multipart/')) return textsOfForm(body);
  if (type.startsWith('application/x-www-form-urlencoded'))
    return [...new URLSearchParams(body).values()];
  if (!type.startsWith('application/json')) return [];
  try {
    return leavesOf(JSON.parse(body));
  } catch {
    return [];
  }
}

/** Names of files, and the lines of what is text. */
function textsOfForm(body: string): string[] {
  const names = [...body.matchAll(/filename="([^"\r\n]+)"/g)].map(([, name = '']) => name);
  const lines = body.split(/\r?\n/).filter((line) => /^[\p{L}\p{N}\p{P}\p{Zs}]{4,}$/u.test(line));
  return [...names, ...lines.filter((line) => !/^(?:Content-|--)/i.test(line))];
}

/** Every text and number in a JSON value. */
function leavesOf(value: unknown): string[] {
  if (typeof value === 'string' || typeof value === 'number') return [String(value)];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(leavesOf);
}

/** What of a line counts something or names the machine, and what HTTP says with a number. */
const OF_MACHINE = ['level', 'time', 'pid', 'hostname', 'reqId', 'responseTime', 'status'];
/** Shorter ones stand in other words: they count where they are all that a field holds. */
const LEAST_WITHIN = 4;

/** Which of these words the log of a server tells, each with the text of the log that holds it. */
export function toldIn(log: string, words: ReadonlySet<string>): string[] {
  const lines = log.split('\n').flatMap(textsOfLine);
  const texts = new Set(lines.map((text) => withoutIds(text).replaceAll(PLACE, '')));
  return [...words].flatMap((word) =>
    [...texts]
      .filter((text) => text === word || (word.length >= LEAST_WITHIN && text.includes(word)))
      .map((text) => `${word}: ${text}`),
  );
}

function textsOfLine(line: string): string[] {
  try {
    const entries = Object.entries(Object(JSON.parse(line)));
    return leavesOf(entries.filter(([key]) => !OF_MACHINE.includes(key)).map(([, value]) => value));
  } catch {
    return [line];
  }
}
