import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import {
  Agent,
  createServer,
  type IncomingMessage,
  request as requestOf,
  type ServerResponse,
} from 'node:http';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import { type AddressInfo, connect, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export const PROTOCOLS = ['http1', 'http2'] as const;
export type Protocol = (typeof PROTOCOLS)[number];

/** A proxy on this computer before one of the servers. */
export interface Front {
  readonly url: string;
  /** Modules that a page is to hint at, by the page's address without its origin. */
  readonly hints: Map<string, readonly string[]>;
  close(): void;
}

/** Of HTTP/1.1 alone; HTTP/2 has no such headers. */
const ONE_CONNECTION = ['connection', 'keep-alive', 'transfer-encoding', 'upgrade'];

/** Opens a proxy to the server on `port`: plain HTTP/1.1, or TLS with HTTP/2 and a certificate of its own. */
export async function openFront(port: number, protocol: Protocol): Promise<Front> {
  const agent = new Agent({ keepAlive: true });
  const hints: Front['hints'] = new Map();
  const handle = (
    request: IncomingMessage | Http2ServerRequest,
    response: ServerResponse | Http2ServerResponse,
  ) => {
    const onward = requestOf(
      {
        agent,
        port,
        host: '127.0.0.1',
        method: request.method,
        path: request.url,
        headers: onwardHeaders(request, protocol),
      },
      (answer) => {
        const headers = Object.fromEntries(
          Object.entries(answer.headers).filter(([name]) => !ONE_CONNECTION.includes(name)),
        );
        const modules = hints.get(request.url ?? '') ?? [];
        const isPage = `${answer.headers['content-type']}`.startsWith('text/html');
        if (isPage && modules.length > 0) {
          headers.link = modules.map((file) => `<${file}>; rel=modulepreload; crossorigin`);
        }
        response.writeHead(answer.statusCode ?? 502, headers);
        answer.pipe(response);
      },
    );
    onward.on('error', () => response.destroy());
    request.pipe(onward);
  };
  const server: Server =
    protocol === 'http1'
      ? createServer(handle)
      : createSecureServer({ ...makeCertificate(), allowHTTP1: true }, handle);
  server.on('upgrade', (request: IncomingMessage, socket: Socket, head: Buffer) =>
    joinSockets({ request, socket, head }, port),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // Listening on a port, so it has one.
  const at = (server.address() as AddressInfo).port;
  return {
    url: protocol === 'http1' ? `http://127.0.0.1:${at}` : `https://localhost:${at}`,
    hints,
    close: () => {
      server.close();
      agent.destroy();
    },
  };
}

function onwardHeaders(
  request: IncomingMessage | Http2ServerRequest,
  protocol: Protocol,
): Record<string, string | string[] | undefined> {
  const headers = Object.entries(request.headers).filter(
    ([name]) => !name.startsWith(':') && !ONE_CONNECTION.includes(name),
  );
  return {
    ...Object.fromEntries(headers),
    host: request.headers.host ?? String(request.headers[':authority']),
    'x-forwarded-proto': protocol === 'http1' ? 'http' : 'https',
    'x-forwarded-for': '127.0.0.1',
  };
}

/** A web socket goes through as it is. */
function joinSockets(
  { request, socket, head }: { request: IncomingMessage; socket: Socket; head: Buffer },
  port: number,
): void {
  const onward = connect(port, '127.0.0.1', () => {
    const lines = [`${request.method} ${request.url} HTTP/1.1`];
    for (let at = 0; at < request.rawHeaders.length; at += 2) {
      lines.push(`${request.rawHeaders[at]}: ${request.rawHeaders[at + 1]}`);
    }
    onward.write(`${lines.join('\r\n')}\r\n\r\n`);
    onward.write(head);
    onward.pipe(socket).pipe(onward);
  });
  for (const end of [onward, socket]) {
    end.on('error', () => {
      onward.destroy();
      socket.destroy();
    });
  }
}

/** For `localhost`, for two days. Needs the `openssl` command. */
function makeCertificate(): { key: Buffer; cert: Buffer } {
  const folder = mkdtempSync(join(tmpdir(), 'petwise-certificate-'));
  try {
    const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
    const what = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes'];
    const who = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
    execFileSync(
      'openssl',
      ['req', '-x509', ...what, ...who, '-days', '2', '-keyout', key, '-out', cert],
      { stdio: 'pipe' },
    );
    return { key: readFileSync(key), cert: readFileSync(cert) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
