import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RouteContract, RouteResponse } from '../../shared/contracts/src/index.ts';
import {
  type ChannelEntry,
  type ContractSnapshot,
  type ReleaseMove,
  releaseServiceRoutes,
} from '../../shared/contracts/src/release-service.ts';
import type { LocalBuild } from './local-build.ts';

/** Where a release service is, and by which key it is asked. */
export interface ReleaseServer {
  /** Address of the server, such as `http://127.0.0.1:4300`. */
  readonly url: string;
  readonly key: string;
}

/** A release service over HTTP, as a team's pipeline and `npm run release` ask it. */
export class ReleaseClient {
  readonly #place: ReleaseServer;

  constructor(place: ReleaseServer) {
    this.#place = place;
  }

  /** Puts a build into the store. */
  publish({ remote, version, contract, folder, files }: LocalBuild, snapshot?: ContractSnapshot) {
    const bytes = Object.keys(files).map((path) => [
      path,
      readFileSync(join(folder, path)).toString('base64'),
    ]);
    const body = { remote, version, contract, files: Object.fromEntries(bytes), snapshot };
    return this.#ask(releaseServiceRoutes.publish, { body });
  }

  /** All of these moves or none. */
  async move(
    channel: string,
    moves: readonly ReleaseMove[],
    why = '',
  ): Promise<readonly ChannelEntry[]> {
    const route = releaseServiceRoutes.move;
    const path = route.path.replace(':channel', channel);
    return (await this.#ask(route, { path, body: { moves, why } })).entries;
  }

  async channel(channel: string): Promise<readonly ChannelEntry[]> {
    const route = releaseServiceRoutes.channel;
    return (await this.#ask(route, { path: route.path.replace(':channel', channel) })).entries;
  }

  log(channel: string, query: Readonly<Record<string, string>>) {
    const route = releaseServiceRoutes.log;
    return this.#ask(route, { path: route.path.replace(':channel', channel), query });
  }

  stored(query: Readonly<Record<string, string>>) {
    return this.#ask(releaseServiceRoutes.stored, { query });
  }

  /** Whether a version fits all else that a channel gives. */
  check(query: { channel: string; remote: string; version: string }) {
    return this.#ask(releaseServiceRoutes.check, { query });
  }

  /** How the newest versions fit each other. */
  async pairs(newest: number) {
    const query = { newest: String(newest) };
    return (await this.#ask(releaseServiceRoutes.pairs, { query })).pairs;
  }

  diff(query: { remote: string; from: string; to: string }) {
    return this.#ask(releaseServiceRoutes.diff, { query });
  }

  gc(keep: number) {
    return this.#ask(releaseServiceRoutes.gc, { body: { keep } });
  }

  newKey(name: string, remotes: readonly string[]) {
    return this.#ask(releaseServiceRoutes.newKey, { body: { name, remotes } });
  }

  keys() {
    return this.#ask(releaseServiceRoutes.keys, {});
  }

  /** Ends every key of a name but the one that asks. */
  endKey(name: string) {
    const route = releaseServiceRoutes.endKey;
    return this.#ask(route, { path: route.path.replace(':name', encodeURIComponent(name)) });
  }

  /** @throws Error with the service's own words when it refuses. */
  async #ask<const R extends RouteContract>(
    route: R,
    call: { path?: string; query?: Readonly<Record<string, string>>; body?: object },
  ): Promise<RouteResponse<R>> {
    const { url, key } = this.#place;
    if (!URL.canParse(url)) throw new Error(`PETWISE_RELEASE_URL is no address: ${url}`);
    const query = call.query ? `?${new URLSearchParams(call.query).toString()}` : '';
    const address = `${url.replace(/\/+$/, '')}${call.path ?? route.path}${query}`;
    const response = await fetch(address, {
      method: route.method,
      headers: {
        authorization: `Bearer ${key}`,
        ...(call.body && { 'content-type': 'application/json' }),
      },
      ...(call.body && { body: JSON.stringify(call.body) }),
      signal: AbortSignal.timeout(route.timeoutMs ?? 30_000),
    }).catch((error: unknown) => {
      throw new Error(`No server answers at ${url}; start it, or set PETWISE_RELEASE_URL`, {
        cause: error,
      });
    });
    const answer: unknown = await response.json().catch(() => null);
    if (answer === null) {
      throw new Error(`${url} answers ${response.status}, and not as a release service does`);
    }
    if (response.ok) {
      // The server's own tests hold its answers to the contract.
      return answer as RouteResponse<R>;
    }
    const hasError = typeof answer === 'object' && answer !== null && 'error' in answer;
    throw new Error(
      hasError ? String(answer.error) : `The release service answered ${response.status}`,
    );
  }
}

/** The key of PETWISE_RELEASE_KEY, else the operator's own in a data folder of this computer. */
export function readKey(dataDir: string): string {
  const given = process.env.PETWISE_RELEASE_KEY;
  if (given) return given;
  const file = join(dataDir, 'release-key');
  if (existsSync(file)) return readFileSync(file, 'utf8').trim();
  throw new Error(`There is no key in ${file}; start Petwise once, or set PETWISE_RELEASE_KEY`);
}
