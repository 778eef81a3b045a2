import { request, type ClientRequest } from 'node:http';
import { resumableRoutes, type ResumableState, uploadRoutes } from '@petwise/contracts';

const BOUNDARY = 'half';
/** A file of which only the first bytes are sent. */
const SIZE = 1024 * 1024;
const SENT = 100_000;

/** Files that are on their way, and of which no more comes. */
export interface HalfSent {
  readonly uploadId: string;
  /** How much of the one in pieces the server holds. */
  arrived(address: string): Promise<number>;
  hangUp(): void;
}

/** Begins to send a file, and one in pieces; each stands still in its middle. */
export async function sendHalf(address: string, cookie: string): Promise<HalfSent> {
  const headers = { cookie, 'content-type': 'application/json' };
  const begun = await fetch(address + resumableRoutes.begin.path, {
    method: 'POST',
    headers,
    body: JSON.stringify({ name: 'long.txt', size: SIZE }),
  });
  // The contract's answer.
  const { uploadId } = (await begun.json()) as { uploadId: string };
  const path = resumableRoutes.append.path.replace(':uploadId', uploadId);
  const calls = [
    stall(`${address}${path}?offset=0`, cookie),
    stall(address + uploadRoutes.secureUpload.path, cookie),
  ];
  return {
    uploadId,
    arrived: async (at) => {
      const state = await fetch(at + path, { headers: { cookie } });
      // The contract's answer.
      return ((await state.json()) as ResumableState).offset;
    },
    hangUp: () => calls.forEach((call) => call.destroy()),
  };
}

function stall(url: string, cookie: string): ClientRequest {
  const call = request(url, {
    method: 'POST',
    headers: { cookie, 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
  });
  call.on('error', () => undefined);
  const disposition = 'form-data; name="file"; filename="long.txt"';
  call.write(`--${BOUNDARY}\r\ncontent-disposition: ${disposition}\r\n\r\n`);
  call.write('x'.repeat(SENT));
  return call;
}
