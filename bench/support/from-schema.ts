/** As much of JSON Schema as our OpenAPI document speaks. */
export interface Schema {
  type?: string | string[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  $ref?: string;
  minimum?: number;
  maximum?: number;
  format?: string;
}

/** Values that have broken other programs. */
const HOSTILE: readonly unknown[] = [
  null,
  '',
  '\u0000',
  'a\u0000b',
  '\ud800',
  "' or 1=1; --",
  '{{7*7}}#{7*7}<%= 7*7 %><svg onload=alert(1)>',
  '../../../../etc/passwd',
  'http://169.254.169.254/latest/meta-data/',
  `${'a'.repeat(30_000)}!`,
  'ａ'.repeat(4001),
  -1,
  0,
  1.5,
  2 ** 31,
  2 ** 53,
  1e308,
  true,
  [],
  {},
  [[[[[]]]]],
  JSON.parse('{"__proto__":{"role":"admin"},"constructor":{"prototype":{"role":"admin"}}}'),
  '2026-02-30',
  '9999-12-31T23:59:59Z',
];

export interface Chance {
  /** From 0 to 1. */
  next(): number;
}

const oneOf = <T>(chance: Chance, list: readonly T[]): T =>
  list[Math.floor(chance.next() * list.length)] as T;

/** A value as the schema asks, with something hostile in it one time in so many. `ids` are rows that exist. */
export function fromSchema(
  schema: Schema | undefined,
  chance: Chance,
  ids: readonly number[],
  depth = 0,
): unknown {
  if (!schema || depth > 6 || chance.next() < 0.12) return oneOf(chance, HOSTILE);
  const { anyOf, oneOf: either, allOf } = schema;
  const choices = anyOf ?? either;
  if (choices?.length) return fromSchema(oneOf(chance, choices), chance, ids, depth + 1);
  if (allOf?.length)
    return Object.assign({}, ...allOf.map((part) => fromSchema(part, chance, ids, depth + 1)));
  if ('const' in schema) return schema.const;
  if (schema.enum?.length) return oneOf(chance, schema.enum);
  const type = Array.isArray(schema.type) ? oneOf(chance, schema.type) : schema.type;
  if (type === 'object' || schema.properties) return object(schema, chance, ids, depth);
  if (type === 'array') {
    const length = Math.floor(chance.next() * 4);
    return Array.from({ length }, () => fromSchema(schema.items, chance, ids, depth + 1));
  }
  if (type === 'integer' || type === 'number')
    return oneOf(chance, [...ids, 1, schema.minimum ?? 0, schema.maximum ?? 3]);
  if (type === 'boolean') return chance.next() < 0.5;
  if (type === 'null') return null;
  if (schema.format === 'email') return `fuzz-${Math.floor(chance.next() * 1e9)}@example.com`;
  if (schema.format === 'date') return '2026-03-04';
  return oneOf(chance, [
    'Text',
    '1',
    String(oneOf(chance, ids) ?? 1),
    'eyJpZCI6MX0',
    'long enough to pass',
    'NSW',
  ]);
}

function object(
  schema: Schema,
  chance: Chance,
  ids: readonly number[],
  depth: number,
): Record<string, unknown> {
  const value: Record<string, unknown> = {};
  for (const [name, part] of Object.entries(schema.properties ?? {})) {
    const left = schema.required?.includes(name) ? 0.05 : 0.4;
    if (chance.next() >= left) value[name] = fromSchema(part, chance, ids, depth + 1);
  }
  if (chance.next() < 0.1)
    value[oneOf(chance, ['userId', 'role', 'credits', 'id', 'isAdmin'])] = oneOf(chance, HOSTILE);
  return value;
}
