import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ACTS } from './acts.ts';
import type { Act } from './acts/act.ts';
import { ask } from '../src/testing/postgres-server.ts';
import { PASSWORD, signIn, type Answer, type Owner, type Site } from './owner.ts';
import { cutPower, DATABASE, SURVIVES } from './power-cut.ts';
import type { Ready } from './stage.ts';
import { ERASURE, type Fault, type Point } from './plan.ts';
import { loadProgram, type TormentedProgram } from './tormented-program.ts';

/** What an act leaves when nothing happens to it, and the points on its way. */
export interface Known {
  readonly before: string;
  readonly after: string;
  readonly points: readonly Point[];
}

/** One act that is to be cut short. */
export interface Trial {
  readonly act: string;
  /** Where; null once its answer has come. */
  readonly point: Point | null;
  /** What happens at the point; it is held there unless told otherwise. */
  readonly fault?: Fault;
}

export interface Verdict {
  readonly trial: Trial;
  /** The caller was told that it is done. */
  readonly isAcknowledged: boolean;
  /** What is wrong after the restart; null for nothing. */
  readonly wrong: string | null;
}

export interface TormentOptions {
  /** What `buildProgram` built. */
  readonly program: string;
  /** A folder of an embedded database to begin with. */
  readonly template?: string;
  /** A PostgreSQL server's database to use in place of the embedded one. */
  readonly databaseUrl?: string;
  /** Each kill takes from the data folder what was not synced, as a power cut does. */
  readonly hasPowerCuts?: boolean;
  /** Settings of the program, and of `test-disk.ts`. */
  readonly settings?: Readonly<Record<string, string>>;
}

/** A language model for `TormentOptions.settings`. Nobody is there; what an owner says about it is kept all the same. */
export const MODEL = {
  PETWISE_LLM_BASE_URL: 'http://127.0.0.1:9/v1',
  PETWISE_LLM_MODEL: 'nobody',
} as const;

/** A trial on its way: who does it, and what came. */
interface Staged {
  readonly trial: Trial;
  readonly label: string;
  readonly act: Act;
  readonly ready: Ready;
  readonly readState: () => Promise<string>;
  answer: Answer | null;
}

/** In the names of the points at an answer, which is no write. */
const ANSWER = ' · the answer · ';

/** Where a trial's point has its name from: each of a round's trials has a name of its own. */
const named = (label: string, { name }: Point): string => label + name.slice(name.indexOf(' · '));

/** A program with its data folder, killed and started again as often as asked. */
export class Torment {
  readonly dataDir: string;
  readonly #options: TormentOptions;
  readonly #site: Site = { address: '' };
  #program: TormentedProgram;
  /** Loads while acts are done, so that it starts at once. */
  #next: TormentedProgram | null = null;

  static async begin(options: TormentOptions): Promise<Torment> {
    const dataDir = await mkdtemp(join(tmpdir(), 'petwise-torture-'));
    if (options.template !== undefined) {
      for (const name of options.hasPowerCuts === true ? [DATABASE, SURVIVES] : [DATABASE]) {
        await cp(options.template, join(dataDir, name), { recursive: true });
      }
    }
    const torment = new Torment(dataDir, options);
    torment.#site.address = await torment.#program.start();
    return torment;
  }

  private constructor(dataDir: string, options: TormentOptions) {
    this.dataDir = dataDir;
    this.#options = options;
    this.#program = this.#load();
  }

  get program(): TormentedProgram {
    return this.#program;
  }

  get site(): Site {
    return this.#site;
  }

  async end(): Promise<void> {
    await Promise.all([this.#program.kill(), this.#next?.kill()]);
    await rm(this.dataDir, { recursive: true, force: true });
  }

  /** Kills the program, and starts the one that was loaded meanwhile; with `faults`, these happen in it. */
  async restart(faults: Readonly<Record<string, Fault>> = {}): Promise<void> {
    await this.#program.kill();
    if (this.#options.hasPowerCuts === true) await cutPower(this.dataDir);
    const { databaseUrl } = this.#options;
    // Another server takes over what this one had begun when its lease has run out, in half a minute.
    if (databaseUrl !== undefined) {
      await ask(databaseUrl, "UPDATE jobs SET lease_until = '-infinity' WHERE status = 'running'");
    }
    this.#program = this.#next ?? this.#load();
    this.#next = null;
    await this.#program.plan(faults);
    this.#site.address = await this.#program.start();
  }

  /** Lets an act happen undisturbed, and tells what it leaves and which points it passes. */
  async learn(name: string): Promise<Known> {
    const staged = await this.#stage({ act: name, point: null }, name);
    const before = await staged.readState();
    const from = this.#program.passed.length;
    const { status } = await staged.ready.send({ act: name });
    const isOwn = (point: Point): boolean => !point.name.startsWith(`${ERASURE} · `);
    const points = this.#program.passed.slice(from).filter(isOwn);
    const after = await staged.readState();
    if (status !== 200) throw new Error(`${name} cannot be done: ${status}`);
    if (before === after) throw new Error(`nothing is to be seen of ${name}`);
    const { method, path } = staged.act.route;
    const strange = points.find(({ route }) => route !== `${method} ${path}`);
    if (strange !== undefined) throw new Error(`${name} asks ${strange.route}`);
    if (points.every((point) => isAtAnswer({ act: name, point })))
      throw new Error(`${name} has no point at what it writes`);
    return { before, after, points };
  }

  /** Does acts at once, each up to its point, kills the program, starts it again, and looks. In the embedded database at most one point may be in a transaction. */
  async round(
    trials: readonly Trial[],
    known: Readonly<Record<string, Known>>,
    { killAfterMs, isDiskFull = false }: { killAfterMs?: number; isDiskFull?: boolean } = {},
  ): Promise<Verdict[]> {
    this.#next ??= this.#load();
    const owners = await Promise.all(trials.map(() => signIn(this.#site)));
    const staged = await Promise.all(
      trials.map((trial, index) => this.#stage(trial, `${trial.act} ${index}`, owners[index])),
    );
    const faults = staged.flatMap(({ trial: { point, fault = { kind: 'hold' } }, label }) =>
      point === null ? [] : [[named(label, point), fault] as const],
    );
    await this.#program.plan(Object.fromEntries(faults), { isDiskFull });
    // Who holds a transaction comes last: others wait for it.
    const inOrder = staged.toSorted(
      (a, b) => Number(isInTransaction(a.trial)) - Number(isInTransaction(b.trial)),
    );
    if (killAfterMs === undefined) await this.#allTheWay(inOrder);
    else {
      const sent = inOrder.map((one) => this.#send(one));
      await sleep(killAfterMs);
      sent.forEach((one) => void one.catch(() => undefined));
    }
    // A disk that is full ends it: a program that only stood still would be killed by nobody.
    if (isDiskFull) await this.#program.ended;
    await this.restart();
    const verdicts: Verdict[] = [];
    for (const one of staged) {
      const { trial, answer } = one;
      const of = known[trial.act];
      if (of === undefined) throw new Error(`nothing is known of ${trial.act}`);
      const wrong = await this.#judge(one, of);
      verdicts.push({ trial, isAcknowledged: answer !== null, wrong });
    }
    return verdicts;
  }

  #load(): TormentedProgram {
    const { databaseUrl, program } = this.#options;
    return loadProgram(program, {
      ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
      PETWISE_DATA_DIR: this.dataDir,
      PETWISE_SHELL_DIR: join(this.dataDir, 'shell'),
      PETWISE_PASSWORD: PASSWORD,
      PETWISE_TRUST_PROXY: '1',
      ...(this.#options.hasPowerCuts === true
        ? {
            TORTURE_DISK: join(this.dataDir, DATABASE),
            TORTURE_SURVIVES: join(this.dataDir, SURVIVES),
          }
        : {}),
      ...this.#options.settings,
    });
  }

  async #stage(trial: Trial, label: string, given?: Owner): Promise<Staged> {
    const act = ACTS[trial.act];
    if (act === undefined) throw new Error(`there is no act ${trial.act}`);
    const owner = given ?? (await signIn(this.#site));
    const ready = await act.prepare({ site: this.#site, owner, dataDir: this.dataDir });
    return { trial, label, act, ready, readState: ready.readState ?? owner.data, answer: null };
  }

  /** Each to its point, or to its answer. */
  async #allTheWay(staged: readonly Staged[]): Promise<void> {
    const isOutside = (one: Staged): boolean => !isInTransaction(one.trial);
    const upTo = async (one: Staged): Promise<void> => {
      const { point, fault } = one.trial;
      const sent = this.#send(one);
      const isHeld = point !== null && (fault === undefined || fault.kind === 'hold');
      if (!isHeld || point === null) return sent;
      // One that is answered before would not come to its point any more.
      const missed = sent.then(() => {
        throw new Error(`"${one.label}" was over before it came to "${point.name}"`);
      });
      // Once it is held, the kill ends it.
      missed.catch(() => undefined);
      await Promise.race([this.#program.held(named(one.label, point)), missed]);
    };
    await Promise.all(staged.filter(isOutside).map(upTo));
    for (const one of staged) if (!isOutside(one)) await upTo(one);
  }

  /** Only an answer of success is an acknowledgement; a broken line is none. */
  async #send(one: Staged): Promise<void> {
    const answer = await one.ready.send({ act: one.label }).catch(() => null);
    if (answer?.status === 200) one.answer = answer;
  }

  async #judge(one: Staged, { before, after }: Known): Promise<string | null> {
    const { trial, act, ready, readState, answer } = one;
    const found = await readState();
    const isWhole = found === after || found === before;
    if (!isWhole && (await ready.isHalf?.()) !== true)
      return 'half or twice there after the restart';
    if (found !== after) {
      if (answer !== null) return 'lost';
      if (isAtAnswer(trial) && act.isToldOnly !== true) return 'lost: its answer was on the way';
    }
    const again = act.isOnce || found !== after ? await ready.send() : null;
    if (again !== null) {
      if (again.status >= 500) return `cannot be sent again: ${again.status}`;
      const last = await readState();
      if (last === before) return `cannot be sent again: ${again.status}`;
      if (last !== after) return 'doubled when sent again';
    }
    for (const given of [answer, again]) {
      if (given?.status !== 200) continue;
      const broken = await ready.proof?.(given).then(() => null, String);
      if (typeof broken === 'string') return `lost: ${broken}`;
    }
    return null;
  }
}

const isAtAnswer = ({ point }: Trial): boolean => point?.name.includes(ANSWER) === true;
const isInTransaction = ({ point }: Trial): boolean => point?.isInTransaction ?? false;
