import { request as httpRequest, type OutgoingHttpHeaders } from 'node:http';

const PIECE = 1024 * 1024;

/** Sends a body over a real connection in pieces, its length untold; answers the status. */
export function sendChunked(
  { hostname, port, pathname, search }: URL,
  { method, headers, body }: { method: string; headers: OutgoingHttpHeaders; body: Buffer },
): Promise<number> {
  return new Promise((done, fail) => {
    const path = pathname + search;
    const request = httpRequest({ hostname, port, method, path, headers });
    let status = 0;
    request.on('response', (response) => {
      status = response.statusCode ?? 0;
      response.resume();
      done(status);
    });
    // The server may hang up while we still send; what counts is that it answered first.
    request.on('error', (error) => (status === 0 ? fail(error) : done(status)));
    for (let at = 0; at < body.length; at += PIECE) request.write(body.subarray(at, at + PIECE));
    request.end();
  });
}
