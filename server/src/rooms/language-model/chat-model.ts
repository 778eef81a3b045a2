import * as v from 'valibot';

/** Longest wait for one answer of the model, milliseconds; the embedded engine goes on alone after it. */
export const MODEL_LIMIT_MS = 20_000;
/** No useful answer is longer; more is not read. */
const MAX_ANSWER_BYTES = 256 * 1024;

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
}

/** Any language model behind an address that speaks OpenAI's chat completions. */
export interface ChatModel {
  readonly name: string;
  readonly canSee: boolean;
  /** The model's answer as parsed JSON of any shape. Throws when it is late, refused, too long or not JSON. */
  ask(question: ModelQuestion): Promise<unknown>;
}

export interface ModelSettings {
  readonly baseUrl: string;
  readonly model: string;
  readonly apiKey: string | undefined;
  readonly canSee: boolean;
}

const Completion = v.object({
  choices: v.tupleWithRest(
    [v.object({ message: v.object({ content: v.pipe(v.string(), v.maxLength(65_536)) }) })],
    v.unknown(),
  ),
});

/** The model at the configured address. */
export function createChatModel(settings: ModelSettings, limitMs = MODEL_LIMIT_MS): ChatModel {
  const address = `${settings.baseUrl.replace(/\/+$/, '')}/chat/completions`;
  return {
    name: settings.model,
    canSee: settings.canSee,
    ask: async (question) => {
      const response = await fetch(address, {
        method: 'POST',
        // A redirect could carry the key and the owner's words elsewhere.
        redirect: 'error',
        signal: AbortSignal.timeout(limitMs),
        headers: {
          'content-type': 'application/json',
          ...(settings.apiKey ? { authorization: `Bearer ${settings.apiKey}` } : {}),
        },
        body: JSON.stringify(bodyOf(settings.model, question)),
      });
      const text = await readLimited(response);
      if (!response.ok) throw new Error(`the language model answered HTTP ${response.status}`);
      const completion = v.parse(Completion, JSON.parse(text));
      return JSON.parse(completion.choices[0].message.content);
    },
  };
}

function bodyOf(model: string, { task, material, images = [] }: ModelQuestion): object {
  const pictures = images.map(({ type, base64 }) => ({
    type: 'image_url',
    image_url: { url: `data:${type};base64,${base64}` },
  }));
  return {
    model,
    temperature: 0,
    response_format: { type: 'json_object' },
    messages: [
      { role: 'system', content: task },
      {
        role: 'user',
        content: pictures.length ? [{ type: 'text', text: material }, ...pictures] : material,
      },
    ],
  };
}

async function readLimited(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > MAX_ANSWER_BYTES) throw new Error('the language model answered too much');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
