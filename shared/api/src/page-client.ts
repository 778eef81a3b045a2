import { type ApiClient, createClient } from './client.ts';

let current: ApiClient = createClient();

/** The client of this page; one instance for the shell and every remote. */
export function api(): ApiClient {
  return current;
}

/** Puts another client in place; the standalone pages do, to talk to a fake server. */
export function replaceApi(client: ApiClient): void {
  current = client;
}
