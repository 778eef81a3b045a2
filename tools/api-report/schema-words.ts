import type { GenericSchema } from 'valibot';

/** What valibot keeps of a schema, as far as it is written down; every schema has a `type` and what it `expects`. */
interface SchemaNode {
  readonly type: string;
  readonly expects: string;
  readonly entries?: Readonly<Record<string, SchemaNode>>;
  readonly item?: SchemaNode;
  readonly items?: readonly SchemaNode[];
  readonly value?: SchemaNode;
  readonly wrapped?: SchemaNode;
  readonly options?: readonly (SchemaNode | string)[];
  readonly pipe?: readonly { readonly type: string; readonly requirement?: unknown }[];
}

/** Limits that a caller must know; others are said by the error. */
const LIMITS: Readonly<Record<string, string>> = {
  max_length: 'at most',
  min_length: 'at least',
  max_value: 'up to',
  min_value: 'from',
};

/** Schemas that have a name of their own, by which others refer to them. */
export type Names = ReadonlyMap<unknown, string>;

const NONE: Names = new Map();

/** A schema in words, as a type with its limits: `{ answer: string (at most 4000), triage?: Triage }`. */
export function schemaWords(schema: GenericSchema, names: Names = NONE): string {
  // Valibot's types hide these fields behind each kind of schema.
  return words(schema as unknown as SchemaNode, names);
}

/** A schema that has a name, opened: a field a line. */
export function shapeWords(schema: GenericSchema, names: Names): string {
  // As above.
  const parts = schema as unknown as SchemaNode;
  if (!parts.entries) return bare(parts, names) + limits(parts);
  return `{\n${fieldsOf(parts.entries, names)
    .map((field) => `  ${field}\n`)
    .join('')}}`;
}

function words(schema: SchemaNode, names: Names): string {
  return names.get(schema) ?? bare(schema, names) + limits(schema);
}

function fieldsOf(entries: Readonly<Record<string, SchemaNode>>, names: Names): string[] {
  return Object.entries(entries).map(([name, field]) => {
    const isOptional = ['optional', 'nullish', 'exact_optional'].includes(field.type);
    return `${name}${isOptional ? '?' : ''}: ${words(field, names)}`;
  });
}

function bare(schema: SchemaNode, names: Names): string {
  const { entries, item, items, value, wrapped, options } = schema;
  if (wrapped) {
    const within = words(wrapped, names);
    return schema.type === 'nullable' || schema.type === 'nullish' ? `${within} | null` : within;
  }
  if (entries) {
    const fields = fieldsOf(entries, names);
    return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`;
  }
  if (item) return `(${words(item, names)})[]`.replace(/^\(([^ |]+)\)/, '$1');
  if (items) return `[${items.map((one) => words(one, names)).join(', ')}]`;
  if (schema.type === 'record' && value) return `Record<string, ${words(value, names)}>`;
  if (options && schema.type !== 'picklist') {
    const all = options.map((one) => (typeof one === 'string' ? one : words(one, names)));
    return [...new Set(all)].join(' | ');
  }
  return schema.expects.replaceAll(/^\((.*)\)$/g, '$1');
}

function limits({ pipe = [] }: SchemaNode): string {
  const texts = pipe.flatMap(({ type, requirement }) => {
    const limit = LIMITS[type];
    return limit && typeof requirement === 'number' ? [`${limit} ${requirement}`] : [];
  });
  return texts.length === 0 ? '' : ` (${texts.join(', ')})`;
}
