import { endpoints } from '@plumbline/contract';
import { serializerCompiler } from 'fastify-type-provider-zod';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { serialiseByContract } from './serialise.ts';

type Compiler = typeof serialiseByContract;

/** As a route does, which makes its writer once: what each value becomes, or why it is refused. */
const writer = (compiler: Compiler, schema: z.core.$ZodType) => {
  const write = compiler({ schema, method: 'GET', url: '/any' } as Parameters<Compiler>[0]);
  return (value: unknown): string => {
    try {
      return String(write(value));
    } catch (error) {
      return `refused: ${(error as Error).cause}`;
    }
  };
};

const written = (compiler: Compiler, schema: z.core.$ZodType, value: unknown): string =>
  writer(compiler, schema)(value);

/** What is tried in every place of every schema: right for some, wrong for others. */
const VALUES: readonly unknown[] = [
  undefined,
  null,
  true,
  '',
  'words',
  '2026-11-26',
  '2026-11-26T05:30:00.000Z',
  '2026-11-26T05:30:00+10:00',
  '2026-13-45T99:00:00Z',
  0,
  -0,
  1,
  -1,
  0.5,
  101,
  1e300,
  2 ** 53,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  [],
  [1, 'words'],
  {},
  { any: 1 },
  new Date(0),
];

/** Tries of one schema at most. */
const MOST = 600;

/** A value that a schema takes, with a field that it doesn't name in each object; `full` fills in what may be left out. */
function sample(schema: z.core.$ZodType, full: boolean, depth = 0): unknown {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  const inner = (one: z.core.$ZodType) => sample(one, full, depth + 1);
  if (def.type === 'nullable') return full && depth < 12 ? inner(def.innerType) : null;
  if (def.type === 'optional') return full && depth < 12 ? inner(def.innerType) : undefined;
  if (def.type === 'array') return full && depth < 12 ? [inner(def.element), inner(def.element)] : [];
  if (def.type === 'object') {
    const fields = Object.entries(def.shape).map(([key, field]) => [key, inner(field)] as const);
    return { ...(def.catchall ? {} : { unnamed: 'unnamed value' }), ...Object.fromEntries(fields.reverse()) };
  }
  if (def.type === 'enum' || def.type === 'literal') return [...(schema._zod.values ?? [])][0];
  if (def.type === 'union') return inner(def.options[0] as z.core.$ZodType);
  if (def.type === 'tuple') return def.items.map(inner);
  return [...VALUES, 'a'.repeat(64)].find(
    (value) => value !== undefined && z.core.safeParse(schema, value).success,
  );
}

/** The same value with one place of it changed, for each place and each of `VALUES`. */
function* changed(value: unknown): Generator<unknown> {
  yield* VALUES;
  if (typeof value !== 'object' || value === null) return;
  for (const key of Object.keys(value)) {
    const place = (other: unknown) =>
      Array.isArray(value) ? value.with(Number(key), other) : { ...value, [key]: other };
    for (const other of changed((value as Record<string, unknown>)[key])) yield place(other);
  }
}

// Most values are refused, and nobody asks where in this file.
const limit = Error.stackTraceLimit;
beforeAll(() => {
  Error.stackTraceLimit = 0;
});
afterAll(() => {
  Error.stackTraceLimit = limit;
});

describe('an answer is written as the library writes it', () => {
  const schemas = Object.entries(endpoints).flatMap(([name, { response }]) =>
    response === 'binary' ? [] : [[name, response as z.core.$ZodType] as const],
  );

  it.each(schemas)('%s', (_name, schema) => {
    for (const full of [false, true]) {
      const value = sample(schema, full);
      const tried = [value, ...changed(value)].slice(0, MOST);
      const writtenBy = (each: Compiler) => tried.map(writer(each, schema));
      expect(tried.length).toBeGreaterThan(VALUES.length);
      expect(writtenBy(serialiseByContract)).toEqual(writtenBy(serializerCompiler));
    }
  });

  it('takes samples that most schemas let through', () => {
    const taken = schemas.filter(
      ([, schema]) => !written(serializerCompiler, schema, sample(schema, true)).startsWith('refused'),
    );
    expect(taken.length).toBeGreaterThan(schemas.length * 0.8);
    for (const [, schema] of taken)
      expect(written(serialiseByContract, schema, sample(schema, true))).not.toContain('unnamed');
  });

  it('keeps bounds, times and what may be left out', () => {
    const schema = z.object({
      least: z.number().check(z.minimum(1)),
      above: z.int().check(z.positive()),
      below: z.number().check(z.lt(1)),
      step: z.number().check(z.multipleOf(5)),
      at: z.iso.datetime(),
      day: z.iso.date(),
      short: z.string().check(z.maxLength(3)),
      maybe: z.optional(z.nullable(z.string())),
    });
    const value = {
      least: 1,
      above: 1,
      below: 0.5,
      step: 10,
      at: '2026-11-26T05:30:00.000Z',
      day: '2026-11-26',
      short: 'abc',
      maybe: 'x',
    };
    expect(written(serialiseByContract, schema, { ...value, more: 1 })).toBe(JSON.stringify(value));
    for (const other of changed(value))
      expect(written(serialiseByContract, schema, other)).toBe(written(serializerCompiler, schema, other));
  });
});
