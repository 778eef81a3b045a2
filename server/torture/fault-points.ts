/**
 * Loaded before the program (`tormented-main.ts`): puts a fault point before
 * and after every write of a call, wherever the code makes it, so that a new
 * write has its points by being there. The program itself has none.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { tracingChannel } from 'node:diagnostics_channel';
import { ServerResponse } from 'node:http';
import { syncBuiltinESMExports } from 'node:module';
import { Readable } from 'node:stream';
import threads, { type WorkerOptions } from 'node:worker_threads';
import type { FastifyReply, FastifyRequest } from 'fastify';
import pg from 'pg';
import { EmbeddedConnection } from '../src/db/embedded-connection.ts';
import { Erasure } from '../src/rooms/my-data/erasure.ts';
import { FolderBytes } from '../src/rooms/releases/folder-bytes.ts';
import { FileStore } from '../src/rooms/uploads/file-store.ts';
import { ResumableUploads } from '../src/rooms/uploads/resumable/resumable-uploads.ts';
import { ThreadPool } from '../src/threads/thread-pool.ts';
import { ACT_HEADER, ERASURE, type Fault, type FromProgram, type ToProgram } from './plan.ts';
import { fillDisk, setUpDisk } from './test-disk.ts';

/** A call that passes fault points, or an erasure, which nobody waits for. */
interface Scene {
  readonly act: string;
  readonly route: string;
  readonly reply: FastifyReply | null;
  /** How often a step of this name was passed. */
  readonly seen: Map<string, number>;
  /** Its answer is out; what goes on in its name is not part of the call. */
  isOver: boolean;
}

const scenes = new AsyncLocalStorage<Scene | undefined>();
let faults: Readonly<Record<string, Fault>> = {};

function tell(message: FromProgram): void {
  process.send?.(message);
}

/** Stands at a point: goes on, fails, waits, or never comes back. */
async function stand(step: string, isInTransaction: boolean): Promise<void> {
  const scene = scenes.getStore();
  if (scene === undefined || scene.isOver) return;
  const times = (scene.seen.get(step) ?? 0) + 1;
  scene.seen.set(step, times);
  const name = `${scene.act} · ${step}${times === 1 ? '' : ` · ${times}`}`;
  tell({ kind: 'passed', point: { name, isInTransaction, route: scene.route } });
  const fault = faults[name];
  if (fault !== undefined) await suffer(fault, name, scene);
}

async function suffer(fault: Fault, name: string, { reply }: Scene): Promise<void> {
  switch (fault.kind) {
    case 'wait':
      return new Promise((done) => setTimeout(done, fault.ms));
    case 'fail':
      throw Object.assign(new Error('a fault was asked for here'), { code: fault.code });
    case 'lie':
      reply?.raw.writeHead(200, { 'content-type': 'application/json' }).end('{}');
      break;
    case 'hold':
  }
  tell({ kind: 'held', name });
  return new Promise(() => undefined);
}

async function around<T>(
  step: string,
  isInTransaction: boolean,
  work: () => Promise<T>,
): Promise<T> {
  await stand(`${step} · before`, isInTransaction);
  const result = await work();
  await stand(`${step} · after`, isInTransaction);
  return result;
}

const WRITE = /\b(INSERT INTO|UPDATE|DELETE FROM|VACUUM \(FULL, ANALYZE\))\s+(\w+)/;
/** Renewed while a call lasts long. */
const LEASE = /SET lease_until/;
/** Written now and then for many calls at once, by whichever call comes first; or a count, which nobody is promised. */
const SHARED = /^(reasoning_|access_log|settings|sign_in_tries)/;

/** What a statement writes; null for one that only reads. */
function writeOf(sql: string): { verb: string; table: string } | null {
  if (LEASE.test(sql)) return null;
  const [, verb = '', table = ''] = WRITE.exec(sql) ?? [];
  if (table === '' || SHARED.test(table)) return null;
  return { verb: verb.split(' ', 1)[0] ?? '', table };
}

/** A call of a method: what it was given, and how to go on with it. */
interface Caught {
  readonly given: readonly unknown[];
  readonly goOn: (given?: readonly unknown[]) => unknown;
  readonly self: unknown;
}

function catchCalls(prototype: object, name: string, caught: (call: Caught) => unknown): void {
  const method: unknown = Reflect.get(prototype, name);
  if (typeof method !== 'function') throw new Error(`there is no method ${name} any more`);
  Reflect.set(prototype, name, function (this: unknown, ...given: unknown[]): unknown {
    const goOn: Caught['goOn'] = (others = given) => Reflect.apply(method, this, others);
    return caught({ given, goOn, self: this });
  });
}

/** `tables`: those that the transaction around it has written so far; null outside of one. */
function watchStatement({ given: [sql], goOn }: Caught, tables: Set<string> | null): unknown {
  const write = writeOf(textOf(sql));
  if (write === null) return goOn();
  tables?.add(write.table);
  return around(`${write.verb} ${write.table}`, tables !== null, async () => goOn());
}

const commitOf = (tables: ReadonlySet<string>): string => `commit of ${[...tables].join(', ')}`;

async function watchTransaction({ given: [work], goOn }: Caught): Promise<unknown> {
  const tables = new Set<string>();
  const watched = async (tx: object): Promise<unknown> => {
    const inside = { ...tx };
    catchCalls(inside, 'query', (statement) => watchStatement(statement, tables));
    // What the program does in a transaction, which it gives as a function.
    const value = await (work as (tx: object) => Promise<unknown>)(inside);
    if (tables.size > 0) await stand(`${commitOf(tables)} · before`, true);
    return value;
  };
  const result = await goOn([watched]);
  if (tables.size > 0) await stand(`${commitOf(tables)} · after`, false);
  return result;
}

function watchEmbedded(): void {
  catchCalls(EmbeddedConnection.prototype, 'query', (call) => watchStatement(call, null));
  catchCalls(EmbeddedConnection.prototype, 'transaction', watchTransaction);
}

async function aroundCommit(tables: ReadonlySet<string>, goOn: Caught['goOn']): Promise<unknown> {
  await stand(`${commitOf(tables)} · before`, true);
  const result = await goOn();
  await stand(`${commitOf(tables)} · after`, false);
  return result;
}

/** As many as are held in transactions at once, and some for the others. */
const CONNECTIONS = 60;

/** The driver takes a text, or an object that holds one. */
function textOf(statement: unknown): string {
  const isObject = typeof statement === 'object' && statement !== null && 'text' in statement;
  return String(isObject ? statement.text : statement);
}

function watchPostgres(): void {
  /** By connection, what its transaction has written. */
  const written = new Map<unknown, Set<string>>();
  catchCalls(pg.Pool.prototype, 'connect', ({ goOn, self }) => {
    // The pool of the program; `self` of its method.
    (self as pg.Pool).options.max = CONNECTIONS;
    return goOn();
  });
  catchCalls(pg.Client.prototype, 'query', (call) => {
    const { given, goOn, self } = call;
    const sql = textOf(given[0]);
    const tables = written.get(self) ?? null;
    if (sql === 'BEGIN') written.set(self, new Set());
    if (sql === 'COMMIT' || sql === 'ROLLBACK') written.delete(self);
    if (sql === 'COMMIT' && tables !== null && tables.size > 0) return aroundCommit(tables, goOn);
    // A table that is written anew waits for whoever is held in a transaction, and everybody then for it.
    if (sql.startsWith('VACUUM')) return Promise.resolve({ rows: [] });
    return watchStatement(call, tables);
  });
}

/** Puts points before and after methods that write files. */
function watchMethods(prototype: object, names: readonly string[]): void {
  for (const name of names) {
    catchCalls(prototype, name, ({ goOn }) => around(name, false, async () => goOn()));
  }
}

/** Puts a point in the middle of what a method takes in; `position` says which of its arguments that is. */
function watchStreams(prototype: object, name: string, position: number): void {
  catchCalls(prototype, name, ({ given, goOn }) => {
    // The two methods that are watched take a stream there.
    const source = given[position] as Readable;
    const halting = Readable.from(halfway(source, `${name} · in the middle`), {
      objectMode: false,
    });
    return goOn(given.with(position, halting));
  });
}

/** The bytes of a stream, and a stand once the half of its first ones are on their way. */
async function* halfway(source: Readable, step: string): AsyncGenerator<Buffer> {
  let isFirst = true;
  for await (const chunk of source) {
    // What a form's file gives.
    const bytes = chunk as Buffer;
    const half = isFirst ? bytes.length >> 1 : 0;
    if (isFirst && half > 0) {
      isFirst = false;
      yield bytes.subarray(0, half);
      await stand(step, false);
    }
    yield bytes.subarray(half);
  }
}

/** An answer is on its way once this is over. */
function watchAnswers(): void {
  catchCalls(ServerResponse.prototype, 'end', ({ goOn, self }) => {
    const scene = scenes.getStore();
    const raw = scene?.reply?.raw;
    if (scene === undefined || raw === undefined || raw !== self) return goOn();
    stand('the answer · before', false).then(
      () => {
        scene.isOver = true;
        goOn();
      },
      () => raw.destroy(),
    );
    return raw;
  });
}

function watchCalls(): void {
  tracingChannel<unknown, { request: FastifyRequest; reply: FastifyReply }>(
    'fastify.request.handler',
  ).start.bindStore(scenes, ({ request, reply }) => {
    const act = request.headers[ACT_HEADER];
    const route = `${request.method} ${request.routeOptions.url ?? ''}`;
    return typeof act === 'string'
      ? { act, route, reply, seen: new Map(), isOver: false }
      : undefined;
  });
}

/** Once the answer is out: from the moment that it is woken. */
function watchErasure(): void {
  catchCalls(Erasure.prototype, 'wake', ({ goOn }) => {
    const seen = new Map<string, number>();
    const scene: Scene = { act: ERASURE, route: '', reply: null, seen, isOver: false };
    return scenes.run(scene, () => goOn());
  });
}

/** A program that lives for seconds need not have read about all species. */
function beQuick(): void {
  catchCalls(ThreadPool.prototype, 'warm', () => undefined);
  class QuickWorker extends threads.Worker {
    constructor(file: string | URL, options: WorkerOptions = {}) {
      const workerData: object = Object.assign({}, options.workerData, { isPrepared: false });
      super(file, { ...options, workerData });
    }
  }
  Object.assign(threads, { Worker: QuickWorker });
  syncBuiltinESMExports();
}

function onMessage(message: ToProgram): void {
  if (message.kind !== 'plan') return;
  faults = message.faults;
  fillDisk(message.isDiskFull);
  tell({ kind: 'planned' });
}

/** Loads the program, so that it starts at once when it is told to. */
async function waitForStart(): Promise<void> {
  const started = new Promise<void>((done) => {
    process.on('message', (message: ToProgram) => {
      if (message.kind === 'start') done();
      else onMessage(message);
    });
  });
  process.on('disconnect', () => process.exit(1));
  tell({ kind: 'loaded' });
  await started;
  // It runs on for its callers, not for us; and not without us.
  process.channel?.unref();
}

await setUpDisk();
watchEmbedded();
watchPostgres();
watchStreams(FileStore.prototype, 'receive', 0);
watchStreams(ResumableUploads.prototype, 'append', 1);
watchMethods(FileStore.prototype, ['receive', 'keep']);
watchMethods(ResumableUploads.prototype, ['begin', 'append', 'remove']);
watchMethods(FolderBytes.prototype, ['add', 'remove']);
beQuick();
watchAnswers();
watchErasure();
watchCalls();
await waitForStart();
