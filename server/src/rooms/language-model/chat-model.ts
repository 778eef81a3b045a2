import OpenAI, { APIError } from 'openai';
import { Agent, fetch as undiciFetch } from 'undici';
import { toModelFault } from './call-fault.ts';
import { ModelFault } from './model-fault.ts';

/** No useful answer is longer; more is not read. */
const MAX_ANSWER_BYTES = 512 * 1024;
/** Tries of one question, the first included; the library waits in between as the vendor asks (`Retry-After`). */
const RETRIES = 2;

/** A picture for a model that can see. */
export interface ModelImage {
  readonly type: string;
  readonly base64: string;
}

export interface ModelQuestion {
  /** What the model is to do; ours alone. */
  readonly task: string;
  /** What it is to do it with; the owner's words, never instructions. */
  readonly material: string;
  readonly images?: readonly ModelImage[];
  /** JSON Schema of the answer. */
  readonly schema: { readonly name: string; readonly schema: Record<string, unknown> };
}

export interface AskOptions {
  /** Ends the call, and with it the model's work. */
  readonly signal: AbortSignal;
  /** What is left of the time of the step that it is a part of, where that is less than the model's own limit; milliseconds. */
  readonly leftMs?: number | undefined;
  /** Hears the answer's text as far as it has come. */
  readonly onText?: ((soFar: string) => void) | undefined;
  /**
   * Hears what the call has cost so far, also of one that fails later: our own guess, then the vendor's count once it has come.
   */
  readonly onTokens?: ((soFar: ModelTokens) => void) | undefined;
}

export interface ModelTokens {
  readonly in: number;
  readonly out: number;
}

export interface ModelAnswer {
  /** The answer as parsed JSON of any shape. */
  readonly value: unknown;
  readonly tokens: ModelTokens;
  /** False where the vendor knows plain JSON only. */
  readonly bySchema: boolean;
}

/** Any language model behind an address that speaks OpenAI's chat completions. */
export interface ChatModel {
  readonly name: string;
  /** Where it is asked, without path or key. */
  readonly host: string;
  readonly canSee: boolean;
  /** The whole time that one question may take, and all that one step of an owner has for it; milliseconds. */
  readonly limitMs: number;
  /** Throws a `ModelFault` when it is late, refused, too long or not JSON. */
  ask(question: ModelQuestion, options: AskOptions): Promise<ModelAnswer>;
  close(): Promise<void>;
}

export interface ModelSettings {
  readonly baseUrl: string;
  readonly model: string;
  readonly apiKey: string | undefined;
  readonly canSee: boolean;
  /** The whole time that one question may take, tries and waiting included; milliseconds. */
  readonly limitMs: number;
}

/** The model at the configured address. */
export function createChatModel(settings: ModelSettings): ChatModel {
  // No limit of its own on how long a head or a body may take: the budget of the question is the limit.
  const agent = new Agent({ headersTimeout: 0, bodyTimeout: 0 });
  const client = clientOf(settings, agent);
  let knowsSchemas = true;
  const ask: ChatModel['ask'] = async (question, { signal, leftMs, onText, onTokens }) => {
    const limitMs = Math.min(settings.limitMs, leftMs ?? Infinity);
    const { signal: whole, release } = limited(signal, limitMs);
    const call = async (): Promise<ModelAnswer> => {
      const request = requestOf(settings.model, question, knowsSchemas);
      const answered = streamed(client, request, { signal: whole, onText, onTokens });
      // The library's own waiting between two tries cannot be ended; we do not wait for it.
      return Promise.race([answered, abortOf(whole)]);
    };
    try {
      return await call();
    } catch (error) {
      if (!knowsSchemas || !isRefusedShape(error))
        throw whole.aborted ? late() : toModelFault(error);
      // Some servers know plain JSON only; the task says the shape, and the answer is checked anyway.
      knowsSchemas = false;
      return await call().catch((again: unknown) => {
        knowsSchemas = isRefusedShape(again);
        throw whole.aborted ? late() : toModelFault(again);
      });
    } finally {
      release();
    }
  };
  return {
    name: settings.model,
    host: new URL(settings.baseUrl).host,
    canSee: settings.canSee,
    limitMs: settings.limitMs,
    ask,
    close: () => agent.destroy(),
  };
}

/**
 * A signal that ends with another one, or after a time. `AbortSignal.timeout` within `AbortSignal.any` is not held by
 * anything in Node 20: the garbage collector takes it, and it never ends.
 */
function limited(signal: AbortSignal, ms: number): { signal: AbortSignal; release: () => void } {
  const controller = new AbortController();
  const end = (): void => controller.abort();
  const timer = setTimeout(end, ms);
  signal.addEventListener('abort', end, { once: true });
  if (signal.aborted) end();
  const release = (): void => {
    clearTimeout(timer);
    signal.removeEventListener('abort', end);
  };
  return { signal: controller.signal, release };
}

const late = (): ModelFault => new ModelFault('It did not answer in time.');

/** Never resolves; fails once a signal ends. */
function abortOf(signal: AbortSignal): Promise<never> {
  return new Promise((_, fail) => {
    if (signal.aborted) fail(late());
    signal.addEventListener('abort', () => fail(late()), { once: true });
  });
}

const isRefusedShape = (error: unknown): boolean =>
  error instanceof APIError && (error.status === 400 || error.status === 422);

function clientOf({ baseUrl, apiKey, limitMs }: ModelSettings, agent: Agent): OpenAI {
  return new OpenAI({
    baseURL: baseUrl,
    apiKey: apiKey ?? 'none',
    ...(apiKey === undefined ? { defaultHeaders: { authorization: null } } : {}),
    // Left out, these would be read from the environment of whoever started the server.
    organization: null,
    project: null,
    logLevel: 'off',
    timeout: limitMs,
    maxRetries: RETRIES,
    fetch: (address, init) => fetchLimited(agent, address, init),
  });
}

type FetchArguments = Parameters<typeof fetch>;

async function fetchLimited(
  agent: Agent,
  address: FetchArguments[0],
  init: FetchArguments[1],
): Promise<Response> {
  // The same interfaces under two names: Node's types and the library's own.
  const request = { ...init, redirect: 'error', dispatcher: agent } as Parameters<
    typeof undiciFetch
  >[1];
  const answer = await undiciFetch(address instanceof Request ? address.url : address, request);
  // As above.
  const response = answer as unknown as Response;
  if (response.body === null) return response;
  return new Response(response.body.pipeThrough(atMost(MAX_ANSWER_BYTES)), response);
}

function atMost(bytes: number): TransformStream<Uint8Array, Uint8Array> {
  let size = 0;
  return new TransformStream({
    transform: (chunk, controller) => {
      size += chunk.length;
      if (size > bytes) controller.error(new ModelFault('Its answer is far too long.'));
      else controller.enqueue(chunk);
    },
  });
}

type Request = OpenAI.Chat.Completions.ChatCompletionCreateParamsStreaming;

async function streamed(
  client: OpenAI,
  request: Request,
  { signal, onText, onTokens }: AskOptions,
): Promise<ModelAnswer> {
  let text = '';
  let counted: ModelTokens | null = null;
  const asked = guessOf(request);
  onTokens?.({ in: asked, out: 0 });
  try {
    const stream = await client.chat.completions.create(request, { signal });
    for await (const { choices, usage } of stream) {
      if (usage) counted = { in: usage.prompt_tokens, out: usage.completion_tokens };
      const more = choices?.[0]?.delta?.content;
      if (typeof more === 'string') text += more;
      onTokens?.(counted ?? { in: asked, out: tokensOf(text) });
      if (typeof more === 'string' && more !== '') onText?.(text);
    }
  } catch (error) {
    // Who refuses the call, or cannot be reached, has read nothing.
    if (text === '' && !signal.aborted) onTokens?.({ in: 0, out: 0 });
    throw error;
  }
  if (signal.aborted) throw late();
  const bySchema = request.response_format?.type === 'json_schema';
  const tokens = counted ?? { in: asked, out: tokensOf(text) };
  return { value: jsonIn(text), tokens, bySchema };
}

/** A token of English is about four letters; a picture about a thousand tokens. */
const LETTERS_A_TOKEN = 4;
const TOKENS_A_PICTURE = 1_000;

const tokensOf = (text: string): number => Math.ceil(text.length / LETTERS_A_TOKEN);

/** What asking costs about, for vendors that do not say, and calls that end before they do. */
function guessOf({ messages }: Request): number {
  const parts = messages.flatMap(({ content }): readonly object[] =>
    typeof content === 'string' ? [{ text: content }] : Array.isArray(content) ? content : [],
  );
  return parts.reduce(
    (sum, part) =>
      sum +
      ('text' in part && typeof part.text === 'string' ? tokensOf(part.text) : TOKENS_A_PICTURE),
    0,
  );
}

/** The JSON object in an answer, also with prose or a fence around it. */
function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1));
  } catch {
    throw new ModelFault('Its answer is not what it was asked for.');
  }
}

function requestOf(model: string, question: ModelQuestion, knowsSchemas: boolean): Request {
  const { task, material, images = [], schema } = question;
  const pictures = images.map(({ type, base64 }) => ({
    type: 'image_url' as const,
    image_url: { url: `data:${type};base64,${base64}` },
  }));
  return {
    model,
    temperature: 0,
    stream: true,
    stream_options: { include_usage: true },
    response_format: knowsSchemas
      ? { type: 'json_schema', json_schema: { ...schema, strict: true } }
      : { type: 'json_object' },
    messages: [
      { role: 'system', content: task },
      {
        role: 'user',
        content: pictures.length ? [{ type: 'text', text: material }, ...pictures] : material,
      },
    ],
  };
}
