import type { GenericSchema } from 'valibot';

/** What valibot keeps of a schema, as far as it is written down; every schema has a `type` and what it `expects`. */
interface Kept {
  readonly type: string;
  readonly expects: string;
  readonly entries?: Readonly<Record<string, Kept>>;
  readonly item?: Kept;
  readonly items?: readonly Kept[];
  readonly value?: Kept;
  readonly wrapped?: Kept;
  readonly options?: readonly (Kept | string)[];
  readonly pipe?: readonly { readonly type: string; readonly requirement?: unknown }[];
}

/** Limits that a caller must know; others are said by the error. */
const LIMITS: Readonly<Record<string, string>> = {
  max_length: 'at most',
  min_length: 'at least',
  max_value: 'up to',
  min_value: 'from',
};
const DEEPEST = 6;

/**
 * A schema in words, as a type with its limits: `{ answer: string (at most 4000), files?: { … }[] }`. What lies deeper
 * than six levels is left out.
 */
export function schemaWords(schema: GenericSchema): string {
  // Valibot's types hide these fields behind each kind of schema.
  return words(schema as unknown as Kept, 0);
}

function words(schema: Kept, depth: number): string {
  if (depth > DEEPEST) return '…';
  return bare(schema, depth) + limits(schema);
}

function bare(schema: Kept, depth: number): string {
  const { entries, item, items, value, wrapped, options } = schema;
  if (wrapped) {
    const within = words(wrapped, depth);
    return schema.type === 'nullable' || schema.type === 'nullish' ? `${within} | null` : within;
  }
  if (entries) {
    const fields = Object.entries(entries).map(([name, field]) => {
      const isOptional = ['optional', 'nullish', 'exact_optional'].includes(field.type);
      return `${name}${isOptional ? '?' : ''}: ${words(field, depth + 1)}`;
    });
    return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`;
  }
  if (item) return `(${words(item, depth + 1)})[]`.replace(/^\(([^ |]+)\)/, '$1');
  if (items) return `[${items.map((one) => words(one, depth + 1)).join(', ')}]`;
  if (schema.type === 'record' && value) return `Record<string, ${words(value, depth + 1)}>`;
  if (options && schema.type !== 'picklist') {
    const all = options.map((one) => (typeof one === 'string' ? one : words(one, depth + 1)));
    return [...new Set(all)].join(' | ');
  }
  return schema.expects.replaceAll(/^\((.*)\)$/g, '$1');
}

function limits({ pipe = [] }: Kept): string {
  const said = pipe.flatMap(({ type, requirement }) => {
    const limit = LIMITS[type];
    return limit && typeof requirement === 'number' ? [`${limit} ${requirement}`] : [];
  });
  return said.length === 0 ? '' : ` (${said.join(', ')})`;
}
