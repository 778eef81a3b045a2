import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A line to a database server that fails as lines do. */
export interface DatabaseLine {
  /** The database's address by way of it. */
  readonly url: string;
  /** Of all that are connected now nothing comes through any more, as behind a router that has forgotten them; who connects later is heard. */
  fallSilent(): void;
  /** Ends all that are connected now, without a word of the database; who connects later is heard. */
  cut(): void;
  close(): void;
}

/** Starts one on a port of this computer. */
export async function startLine(url: string): Promise<DatabaseLine> {
  const target = new URL(url);
  const open = new Set<Socket>();
  const proxy = createServer((near) => {
    const far = connect(Number(target.port), target.hostname);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(from);
      from.on('error', () => undefined);
      from.pipe(to);
    }
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  // A server that listens on a port has an address of this kind.
  const { port } = proxy.address() as AddressInfo;
  const through = new URL(url);
  through.hostname = '127.0.0.1';
  through.port = String(port);
  const cut = (): void => {
    for (const socket of open) socket.destroy();
    open.clear();
  };
  return {
    url: through.href,
    fallSilent: () => {
      for (const socket of open) socket.unpipe().resume();
      open.clear();
    },
    cut,
    close: () => {
      cut();
      proxy.close();
    },
  };
}
