import * as v from 'valibot';

/** What a language model contributed to one case; kept inside the assessor's state. */
export const Assistance = v.object({
  /** How often it restated words, and how often that was used. */
  restated: v.number(),
  used: v.number(),
  images: v.array(v.object({ name: v.string(), seen: v.string() })),
});
export type Assistance = v.InferOutput<typeof Assistance>;

const NONE: Assistance = { restated: 0, used: 0, images: [] };
const Holder = v.object({ assistance: v.optional(Assistance, NONE) });

export function assistanceOf(state: unknown): Assistance {
  const held = v.safeParse(Holder, state);
  return held.success ? held.output.assistance : NONE;
}

const Case = v.object({ patient: v.object({ species: v.string() }) });

/** The species of a case, for a model to know what it reads about. */
export function speciesOf(state: unknown): string {
  const held = v.safeParse(Case, state);
  return held.success ? held.output.patient.species : 'not known';
}

/** The state with this in it; the engine keeps what it does not know. */
export function withAssistance(state: unknown, assistance: Assistance): unknown {
  return typeof state === 'object' && state !== null ? { ...state, assistance } : state;
}

/** What the report says of it, so that the reader knows who spoke. */
export function assistanceWords(model: string, { used, images }: Assistance): string {
  const read =
    used > 0
      ? `The language model ${model} helped to read your words; what it read was weighed by Petwise’s own engine, which alone set the order and the urgency.`
      : '';
  const seen = images.map(
    ({ name, seen: words }) =>
      `The language model ${model} looked at “${name}” and describes it so, unchecked by a veterinarian and not counted as evidence: ${words}`,
  );
  return [read, ...seen].filter(Boolean).join('\n\n');
}
