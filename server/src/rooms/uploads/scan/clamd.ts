import { createReadStream } from 'node:fs';
import { connect, type NetConnectOpts, type Socket } from 'node:net';

/** What a scanner says of a file: null when it is clean, else the name of what it found. */
export interface VirusScanner {
  /** Throws when the scanner cannot be asked or does not answer. */
  scan(path: string): Promise<string | null>;
}

/** Nothing came or went for so long. */
const SILENCE_MS = 60_000;
const MAX_ANSWER = 4_096;

/** ClamAV's daemon, asked by its INSTREAM command (clamd(8)): the file's bytes, each piece after its length. */
export function clamdScanner(address: NetConnectOpts, silenceMs = SILENCE_MS): VirusScanner {
  return {
    scan: async (path) => {
      const socket = connect(address);
      socket.setTimeout(silenceMs, () => socket.destroy(new Error('clamd does not answer')));
      const answer = answerOf(socket);
      // It may answer, and hang up, before it has had the whole file.
      const sent = send(socket, path).catch(() => undefined);
      try {
        return verdictOf(await answer);
      } finally {
        socket.destroy();
        await sent;
      }
    },
  };
}

async function send(socket: Socket, path: string): Promise<void> {
  await write(socket, Buffer.from('zINSTREAM\0', 'latin1'));
  for await (const chunk of createReadStream(path)) {
    // No encoding is set, so that the stream gives buffers.
    const bytes = chunk as Buffer;
    const length = Buffer.alloc(4);
    length.writeUInt32BE(bytes.length);
    await write(socket, Buffer.concat([length, bytes]));
  }
  await write(socket, Buffer.alloc(4));
}

function write(socket: Socket, bytes: Buffer): Promise<void> {
  return new Promise((done, fail) => {
    if (socket.destroyed) return fail(new Error('clamd has hung up'));
    const onClose = (): void => fail(new Error('clamd has hung up'));
    socket.once('close', onClose);
    return socket.write(bytes, (error) => {
      socket.off('close', onClose);
      if (error) fail(error);
      else done();
    });
  });
}

function answerOf(socket: Socket): Promise<string> {
  return new Promise((done, fail) => {
    let answer = '';
    socket.on('data', (chunk: Buffer) => {
      answer += chunk.toString('latin1');
      if (answer.includes('\0') || answer.length > MAX_ANSWER) done(answer);
    });
    socket.once('error', fail);
    socket.once('close', () => done(answer));
  });
}

function verdictOf(answer: string): string | null {
  const text = answer.replace(/\0.*$/s, '').trim();
  if (text === 'stream: OK') return null;
  const found = /^stream: (.{1,200}) FOUND$/.exec(text)?.[1];
  if (found !== undefined) return found;
  throw new Error(text === '' ? 'clamd hung up without an answer' : `clamd says: ${text}`);
}
