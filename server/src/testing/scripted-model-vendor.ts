import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** What our server asked a language model. */
export interface AskedModel {
  readonly authorization: string | undefined;
  readonly model: string;
  /** `json_schema` or `json_object`. */
  readonly format: string;
  readonly system: string;
  /** Text, or text and pictures. */
  readonly user: unknown;
  /** True once our side has hung up before the answer was whole. */
  wasCut: boolean;
}

/** How the vendor answers one call. */
export interface VendorAnswer {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** What the model says; sent as server-sent events in small pieces. */
  readonly content?: string;
  /** Sent as it stands in place of events. */
  readonly raw?: string;
  /** Ends the connection after so many bytes of the body. */
  readonly cutAt?: number;
  /** Waits between two pieces; milliseconds. */
  readonly everyMs?: number;
  /** Waits once, after the first piece; milliseconds. */
  readonly pauseMs?: number;
  /** Says nothing more once so many letters of the content are out; the line stays open. */
  readonly stallAt?: number;
  /** Waits before the first byte. */
  readonly wait?: Promise<void>;
  /** Never answers. */
  readonly isSilent?: boolean;
}

/**
 * Stands in for a vendor of language models: real HTTP, real server-sent events, and any fault by script. As real ones do, it
 * refuses a strict schema that leaves anything open.
 */
export interface ScriptedModelVendor {
  readonly url: string;
  readonly asked: AskedModel[];
  /** The next answers. */
  answers: (question: AskedModel) => VendorAnswer;
  close(): Promise<void>;
}

const PIECE = 24;

export async function startScriptedModelVendor(): Promise<ScriptedModelVendor> {
  const server = createServer((request, response) => {
    void readBody(request).then((body) => {
      const asked = askedOf(request, body);
      vendor.asked.push(asked);
      response.on('close', () => {
        asked.wasCut = !response.writableFinished;
      });
      const answer = isOpen(body) ? { status: 400, raw: '{}' } : vendor.answers(asked);
      return reply(response, answer, asked.model);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A server that listens on TCP has such an address.
  const { port } = server.address() as AddressInfo;
  const vendor: ScriptedModelVendor = {
    url: `http://127.0.0.1:${port}/v1`,
    asked: [],
    answers: () => ({ status: 404, raw: '{}' }),
    close: async () => {
      server.close();
      server.closeAllConnections();
    },
  };
  return vendor;
}

/** What the vendor sends for words of the model: events, the usage, and the end mark. */
export function eventsOf(content: string, model: string): string[] {
  const events: object[] = [];
  const head = { id: 'chatcmpl-1', object: 'chat.completion.chunk', created: 1, model };
  for (let at = 0; at < content.length; at += PIECE) {
    const delta = { content: content.slice(at, at + PIECE) };
    events.push({ ...head, choices: [{ index: 0, delta, finish_reason: null }] });
  }
  events.push({ ...head, choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] });
  const usage = { prompt_tokens: 1_000, completion_tokens: 50, total_tokens: 1_050 };
  events.push({ ...head, choices: [], usage });
  return [...events.map((event) => `data: ${JSON.stringify(event)}\n\n`), 'data: [DONE]\n\n'];
}

async function reply(response: ServerResponse, answer: VendorAnswer, model: string): Promise<void> {
  if (answer.isSilent) return;
  await answer.wait;
  const isEvents = answer.raw === undefined;
  const type = isEvents ? 'text/event-stream' : 'application/json';
  response.writeHead(answer.status ?? 200, { 'content-type': type, ...answer.headers });
  const pieces = isEvents ? eventsOf(answer.content ?? '', model) : [answer.raw ?? ''];
  let left = answer.cutAt ?? Infinity;
  for (const [index, piece] of pieces.entries()) {
    if (answer.stallAt !== undefined && index * PIECE >= answer.stallAt + PIECE) return;
    if (index === 1 && answer.pauseMs !== undefined) await sleep(answer.pauseMs);
    const bytes = Buffer.from(piece);
    if (bytes.length > left) {
      // What was written goes out first, and then the line is dead.
      response.write(bytes.subarray(0, left), () => response.destroy());
      return;
    }
    left -= bytes.length;
    response.write(bytes);
    if (answer.everyMs !== undefined) await sleep(answer.everyMs);
    if (response.destroyed) return;
  }
  response.end();
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  // Without an encoding set, a request gives buffers.
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

/** What our own client writes; what it sends is what the tests look at. */
interface Body {
  readonly model: string;
  readonly response_format: {
    readonly type: string;
    readonly json_schema?: { readonly strict: boolean; readonly schema: Schema };
  };
  readonly messages: readonly [{ readonly content: string }, { readonly content: unknown }];
}

interface Schema {
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean;
}

function isOpen(text: string): boolean {
  // Written by our own client.
  const { json_schema: given } = (JSON.parse(text) as Body).response_format;
  return given?.strict === true && leavesOpen(given.schema);
}

/** Whether an object may lack a property, or have one that is not named. */
function leavesOpen({ properties, items, required, additionalProperties }: Schema): boolean {
  const within = [...Object.values(properties ?? {}), ...(items ? [items] : [])];
  if (within.some(leavesOpen)) return true;
  if (properties === undefined) return false;
  const all = new Set(required);
  return additionalProperties !== false || Object.keys(properties).some((name) => !all.has(name));
}

function askedOf(request: IncomingMessage, text: string): AskedModel {
  // Written by our own client.
  const body = JSON.parse(text) as Body;
  return {
    authorization: request.headers.authorization,
    model: body.model,
    format: body.response_format.type,
    system: body.messages[0].content,
    user: body.messages[1].content,
    wasCut: false,
  };
}
