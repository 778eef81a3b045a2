import { setTimeout as pause } from 'node:timers/promises';
import type { Engine } from './engine.ts';
import { runArguments, type ContainerOptions } from './run-arguments.ts';

/** For a busy machine. */
const START_WITHIN_MS = 180_000;
/** What is wrong is found before anything is opened. */
const REFUSE_WITHIN_MS = 60_000;
/** Longest that a stop may take before the engine kills, s. */
export const STOP_WITHIN = 10;
const POLL_MS = 100;

/** A container of the trial, by its name. */
export class TrialContainer {
  readonly #engine: Engine;
  readonly #options: ContainerOptions;
  readonly #settings: Readonly<Record<string, string>>;

  /** @param settings environment of the server */
  constructor(
    engine: Engine,
    options: Omit<ContainerOptions, 'settings'>,
    settings: Readonly<Record<string, string>>,
  ) {
    this.#engine = engine;
    this.#options = { ...options, settings: Object.keys(settings) };
    this.#settings = settings;
  }

  get address(): string {
    return `http://127.0.0.1:${this.#options.port}`;
  }

  get name(): string {
    return this.#options.name;
  }

  async run(): Promise<void> {
    await this.#engine.take(['run', '-d', ...runArguments(this.#options)], this.#settings);
  }

  async startAgain(): Promise<void> {
    await this.#engine.take(['start', this.name]);
  }

  /** Comes back once `/healthz` answers 200; fails with its log when it ends before. */
  async ready(): Promise<void> {
    const latest = Date.now() + START_WITHIN_MS;
    const url = `${this.address}/healthz`;
    while (!(await fetch(url).catch(() => null))?.ok) {
      const isOver = Date.now() > latest || !(await this.#isRunning());
      if (isOver) throw new Error(`/healthz was never 200. ${await this.log()}`);
      await pause(POLL_MS);
    }
  }

  /** Asks it to stop, as a supervisor does. @returns its exit code, 137 where it had to be killed */
  async stop(): Promise<number> {
    await this.#engine.take(['stop', '-t', String(STOP_WITHIN), this.name]);
    return this.#exitCode();
  }

  /** How it ended by itself. */
  async ended(): Promise<{ code: number; printed: string }> {
    const latest = Date.now() + REFUSE_WITHIN_MS;
    while (await this.#isRunning()) {
      if (Date.now() > latest) throw new Error('It does not end.');
      await pause(POLL_MS);
    }
    return { code: await this.#exitCode(), printed: await this.log() };
  }

  /** All that it printed. */
  async log(): Promise<string> {
    const { stdout, stderr } = await this.#engine.run(['logs', this.name]);
    return stdout + stderr;
  }

  /** Runs a program inside, as the user that the server runs as. */
  async inside(...program: readonly string[]): Promise<string> {
    return this.#engine.take(['exec', this.name, ...program]);
  }

  async insideFails(...program: readonly string[]): Promise<boolean> {
    return (await this.#engine.run(['exec', this.name, ...program])).code !== 0;
  }

  /** A part of what the engine knows of it, as a Go template names it. */
  async inspect(part: string): Promise<string> {
    return this.#engine.take(['container', 'inspect', '--format', `{{json ${part}}}`, this.name]);
  }

  async #isRunning(): Promise<boolean> {
    return (await this.inspect('.State.Running')) === 'true';
  }

  async #exitCode(): Promise<number> {
    return Number(await this.inspect('.State.ExitCode'));
  }
}
