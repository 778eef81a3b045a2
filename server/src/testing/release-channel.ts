import type { ChannelEntry, ReleaseLogLine, ReleaseMove } from '@petwise/contracts/release-service';
import { expect } from 'vitest';
import { move, operatorKey, writeRelease } from './make-release.ts';
import { startTestServer, type TestServer } from './test-server.ts';

const VERSIONS = ['1.0.0-aa', '1.0.0-bb', '1.0.0-cc', '1.0.0-dd', '1.0.0-ee', '1.0.0-ff'] as const;
export const [ONE, TWO, THREE, FOUR, FIVE, SIX] = VERSIONS;

export const chat = (kind: 'point' | 'pin' | 'recall', version: string): ReleaseMove => ({
  kind,
  remote: 'mfe_chat',
  version,
});
export const tryOut = (version: string, percent: number): ReleaseMove => ({
  kind: 'canary',
  remote: 'mfe_chat',
  version,
  percent,
});
export const PROMOTE = { kind: 'promote', remote: 'mfe_chat' } as const satisfies ReleaseMove;
export const ROLLBACK: ReleaseMove = { kind: 'rollback', remote: 'mfe_chat' };

/** A server in whose store lie six versions of the chat, none of them given. */
export async function startWithVersions(): Promise<TestServer> {
  const server = await startTestServer();
  for (const version of VERSIONS) {
    await writeRelease(server, 'mfe_chat', { version, door: 'prototype' });
  }
  return server;
}

/** What an operator asks of the stable channel of a test's server, and moves in it. */
export function channelOf(server: () => TestServer) {
  async function ask<Answer>(url: string): Promise<Answer> {
    const headers = { authorization: `Bearer ${operatorKey(server())}` };
    const response = await server().app.inject({ method: 'GET', url, headers });
    expect(response.statusCode, response.body).toBe(200);
    // The contract's answer; tests' servers check it.
    return response.json() as Answer;
  }
  return {
    ask,
    entry: async (): Promise<ChannelEntry | undefined> => {
      const { entries } = await ask<{ entries: ChannelEntry[] }>('/api/releases/channels/stable');
      return entries.find((one) => one.remote === 'mfe_chat');
    },
    log: async (): Promise<readonly ReleaseLogLine[]> => {
      const url = '/api/releases/channels/stable/log?remote=mfe_chat&limit=1000';
      return (await ask<{ lines: ReleaseLogLine[] }>(url)).lines;
    },
    done: async (...moves: ReleaseMove[]): Promise<void> => {
      const response = await move(server(), moves);
      expect(response.statusCode, response.body).toBe(200);
    },
    refused: async (status: number, ...moves: ReleaseMove[]): Promise<string> => {
      const response = await move(server(), moves);
      expect(response.statusCode, response.body).toBe(status);
      return String(response.json().error);
    },
  };
}
