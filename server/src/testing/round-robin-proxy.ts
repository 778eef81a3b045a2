import { createServer, request, type IncomingMessage, type Server } from 'node:http';
import { once } from 'node:events';
import { pipeline } from 'node:stream';

/** A plain proxy without stickiness: each call goes to the next server. */
export interface RoundRobinProxy {
  readonly address: string;
  /** Which target took each call, in order: its place in the list, the method and the path. */
  readonly taken: { readonly target: number; readonly call: string }[];
  close(): Promise<void>;
}

/**
 * Starts one on a port of this computer. A target that takes no connection is passed over; one that is lost with
 * a call under way is a 502, as in any proxy that may not send a call twice.
 */
export async function startRoundRobinProxy(targets: readonly string[]): Promise<RoundRobinProxy> {
  const taken: RoundRobinProxy['taken'] = [];
  let turn = 0;
  /** Opens the call at the next target that takes a connection. */
  const send = (incoming: IncomingMessage, tries = targets.length): Promise<IncomingMessage> => {
    const target = turn++ % targets.length;
    const { method = 'GET', url = '/', headers } = incoming;
    const forwarded = { ...headers, 'x-forwarded-for': incoming.socket.remoteAddress };
    const options = { method, headers: forwarded, agent: false };
    const outgoing = request(new URL(url, targets[target]), options);
    return new Promise((done, fail) => {
      outgoing.once('response', done);
      outgoing.once('upgrade', (response, upgraded, head) => {
        upgraded.unshift(head);
        done(response);
      });
      outgoing.once('error', (error) => {
        const isDown = 'code' in error && error.code === 'ECONNREFUSED';
        if (isDown && tries > 1) send(incoming, tries - 1).then(done, fail);
        else fail(error);
      });
      outgoing.once('socket', (socket) => {
        const go = (): void => {
          taken.push({ target, call: `${method} ${url.replace(/\?.*/, '')}` });
          incoming.pipe(outgoing);
        };
        if (socket.connecting) socket.once('connect', go);
        else go();
      });
    });
  };

  const server = createServer((incoming, answer) => {
    send(incoming).then(
      (response) => {
        answer.writeHead(response.statusCode ?? 502, response.headers);
        // A target that is lost in the middle of its answer cuts it, as it is.
        pipeline(response, answer, () => undefined);
      },
      () => answer.writeHead(502).end(),
    );
  });
  server.on('upgrade', (incoming: IncomingMessage, socket) => {
    socket.on('error', () => undefined);
    send(incoming).then(
      (response) => {
        const lines = [`HTTP/1.1 ${response.statusCode} ${response.statusMessage}`];
        for (let at = 0; at < response.rawHeaders.length; at += 2) {
          lines.push(`${response.rawHeaders[at]}: ${response.rawHeaders[at + 1]}`);
        }
        socket.write(`${lines.join('\r\n')}\r\n\r\n`);
        if (response.statusCode !== 101) return socket.end();
        return pipeline(response.socket, socket, response.socket, () => undefined);
      },
      () => socket.destroy(),
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { address: addressOf(server), taken, close: () => close(server) };
}

function addressOf(server: Server): string {
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('the proxy has no port');
  return `http://127.0.0.1:${address.port}`;
}

async function close(server: Server): Promise<void> {
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
}
