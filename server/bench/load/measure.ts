import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import http from 'node:http';
import { fileURLToPath } from 'node:url';
import { buildProgram, type BuiltProgram } from '../../src/testing/build-program.ts';
import type { ToParent } from './protocol.ts';

export interface Answer {
  readonly status: number;
  readonly body: string;
  readonly ms: number;
  readonly retryAfter: string | undefined;
}

/** A figure and its bound. */
export interface Row {
  readonly what: string;
  readonly is: number;
  readonly unit: string;
  readonly bound: number;
  /** Whether the bound is the least, and not the most. */
  readonly isLeast?: boolean;
  readonly bare?: number;
}

/** `npm run build` makes it; a program that is built for a bench lies elsewhere and would not find it by itself. */
const SHELL = fileURLToPath(new URL('../../../shell/dist', import.meta.url));

const agent = new http.Agent({ keepAlive: true, maxSockets: 4_000 });

/** One call, timed from before it is sent until its whole answer is there. */
export function call(
  address: string,
  path: string,
  { body, headers = {} }: { body?: object; headers?: Record<string, string> } = {},
): Promise<Answer> {
  const text = body === undefined ? undefined : JSON.stringify(body);
  const began = performance.now();
  return new Promise((done, fail) => {
    const request = http.request(
      address + path,
      {
        agent,
        method: text === undefined ? 'GET' : 'POST',
        headers: {
          ...(text === undefined ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
      },
      (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('end', () =>
          done({
            status: response.statusCode ?? 0,
            body: Buffer.concat(parts).toString(),
            ms: performance.now() - began,
            retryAfter: response.headers['retry-after'],
          }),
        );
      },
    );
    request.on('error', fail);
    request.end(text);
  });
}

export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}

/** A server in a process of its own, built as the product is. It gets the memory settings of the Containerfile. */
export interface Served {
  readonly address: string;
  readonly tokens: readonly string[];
  /** Resident bytes of the whole process, and the milliseconds of processors it has had; its threads included. */
  usage(): Promise<{ bytes: number; cpuMs: number }>;
  end(): Promise<void>;
}

const programs = new Map<string, Promise<BuiltProgram>>();

function builtProgram(file: string): Promise<BuiltProgram> {
  const known = programs.get(file);
  if (known !== undefined) return known;
  const building = buildProgram(`bench/load/${file}`);
  programs.set(file, building);
  return building;
}

/** Removes what was built for `startServer`. */
export async function removePrograms(): Promise<void> {
  for (const building of programs.values()) await (await building).remove();
}

export async function startServer(file: string, orders: object): Promise<Served> {
  if (!existsSync(SHELL)) throw new Error('there is no page to serve: npm run build');
  const { path } = await builtProgram(file);
  const child = fork(path, [JSON.stringify({ ...orders, shellDir: SHELL })], {
    execArgv: ['--max-semi-space-size=4'],
    env: {
      ...process.env,
      MALLOC_TRIM_THRESHOLD_: '131072',
      MALLOC_MMAP_THRESHOLD_: '65536',
    },
  });
  const ready = await messageFrom(child, 'ready');
  return {
    address: ready.address,
    tokens: ready.tokens,
    usage: () => {
      const usage = messageFrom(child, 'usage');
      child.send('usage');
      return usage;
    },
    end: async () => {
      child.kill('SIGKILL');
      if (child.exitCode === null) await once(child, 'exit');
    },
  };
}

function messageFrom<Kind extends ToParent['kind']>(
  child: ChildProcess,
  kind: Kind,
): Promise<Extract<ToParent, { kind: Kind }>> {
  return new Promise((done, fail) => {
    const ended = (): void => fail(new Error('the server ended'));
    child.once('exit', ended);
    const onMessage = (message: ToParent): void => {
      if (message.kind !== kind) return;
      child.off('message', onMessage);
      child.off('exit', ended);
      // Its kind was just looked at.
      done(message as Extract<ToParent, { kind: Kind }>);
    };
    child.on('message', onMessage);
  });
}
