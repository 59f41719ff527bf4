import type { FastifySerializerCompiler } from 'fastify/types/schema.js';
import { serializerCompiler } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';

/** What a copier answers where it can't vouch for a value: the library then decides about the whole answer. */
const UNSURE = Symbol('unsure');

/** Hands back what the schema lets through of a value, or UNSURE. */
type Copier = (value: unknown) => unknown;

const knownCopiers = new WeakMap<z.core.$ZodType, Copier>();

/**
 * Writes an answer by its schema: what the contract doesn't name never leaves the server. Byte for byte what the library
 * writes; it would check each constrained value twice and every field through several calls, so that plain shapes are
 * copied here, with each of their constraints, and whatever isn't plainly right goes to the library, which says what is
 * wrong.
 */
export const serialiseByContract: FastifySerializerCompiler<z.core.$ZodType> = (route) => {
  const byLibrary = serializerCompiler(route);
  return (value) => {
    // Made with the first answer: a start has a thousand of these, and most are errors that nobody makes.
    const copied = copierOf(route.schema)(value);
    return copied === UNSURE ? byLibrary(value) : JSON.stringify(copied);
  };
};

function copierOf(schema: z.core.$ZodType): Copier {
  const known = knownCopiers.get(schema);
  if (known) return known;
  const copier = plainCopier(schema as z.core.$ZodTypes) ?? libraryCopier(schema);
  knownCopiers.set(schema, copier);
  return copier;
}

/** Transforms, formats, unions and everything else that is rare. */
function libraryCopier(schema: z.core.$ZodType): Copier {
  return (value) => {
    const written = z.core.safeEncode(schema, value as never);
    return written.success ? written.data : UNSURE;
  };
}

function plainCopier(schema: z.core.$ZodTypes): Copier | undefined {
  const { def, traits } = schema._zod;
  if (def.type === 'number') return numberCopier(schema as z.core.$ZodNumber);
  if (def.type === 'string' && traits.has('$ZodCheck')) return timeCopier(schema as z.core.$ZodString);
  // A constraint of any other kind.
  if (traits.has('$ZodCheck') || def.checks?.length || ('coerce' in def && def.coerce)) return undefined;
  switch (def.type) {
    case 'string':
      return (value) => (typeof value === 'string' ? value : UNSURE);
    case 'boolean':
      return (value) => (typeof value === 'boolean' ? value : UNSURE);
    case 'null':
      return (value) => (value === null ? null : UNSURE);
    case 'enum':
    case 'literal': {
      const values = schema._zod.values;
      return values && ((value) => (values.has(value as string) ? value : UNSURE));
    }
    case 'nullable': {
      const inner = copierOf(def.innerType);
      return (value) => (value === null ? null : inner(value));
    }
    case 'array':
      return arrayCopier(copierOf(def.element));
    case 'object':
      return def.catchall ? undefined : objectCopier(def.shape);
    default:
      return undefined;
  }
}

/** Finite numbers, whole ones, and bounds of both. */
function numberCopier({ _zod: { def, traits } }: z.core.$ZodNumber): Copier | undefined {
  const whole = traits.has('$ZodNumberFormat');
  if (def.coerce || (whole && (def as z.core.$ZodNumberFormatDef).format !== 'safeint')) return undefined;
  const keeps: ((value: number) => boolean)[] = [];
  for (const { _zod: check } of def.checks ?? []) {
    const { check: kind, value: bound, inclusive } = check.def as z.core.$ZodCheckLessThanDef;
    if (typeof bound !== 'number') return undefined;
    if (kind === 'less_than') keeps.push((value) => value < bound || (inclusive && value === bound));
    else if ((kind as string) === 'greater_than')
      keeps.push((value) => value > bound || (inclusive && value === bound));
    else return undefined;
  }
  const isNumber = whole ? Number.isSafeInteger : Number.isFinite;
  return (value) => (isNumber(value) && keeps.every((keep) => keep(value as number)) ? value : UNSURE);
}

/** Times and days, which nearly every row has. */
function timeCopier({ _zod: { def, traits } }: z.core.$ZodString): Copier | undefined {
  const { pattern } = def as unknown as z.core.$ZodStringFormatDef;
  const isTime = traits.has('$ZodISODateTime') || traits.has('$ZodISODate');
  if (!isTime || !pattern || pattern.global || pattern.sticky || def.coerce || def.checks?.length)
    return undefined;
  return (value) => (typeof value === 'string' && pattern.test(value) ? value : UNSURE);
}

function arrayCopier(element: Copier): Copier {
  return (value) => {
    if (!Array.isArray(value)) return UNSURE;
    const copy: unknown[] = [];
    for (const each of value) {
      const copied = element(each);
      if (copied === UNSURE) return UNSURE;
      copy.push(copied);
    }
    return copy;
  };
}

/**
 * A function written for this shape alone. One for all shapes looks each field up by its name and adds it to an object
 * that grows, at three times the cost. What is pasted into its text are the contract's own names, as JSON.
 */
function objectCopier(shape: z.core.$ZodShape): Copier | undefined {
  // In the text of an object this name would say what the object descends from.
  if (Object.hasOwn(shape, '__proto__')) return undefined;
  const copiers: Copier[] = [];
  const steps: string[] = [];
  const written: string[] = [];
  for (const [key, schema] of Object.entries(shape)) {
    const optional = schema._zod.traits.has('$ZodOptional') && !schema._zod.traits.has('$ZodExactOptional');
    const { innerType } = schema._zod.def as z.core.$ZodOptionalDef;
    const at = copiers.push(copierOf(optional ? innerType : schema)) - 1;
    const copy = `(field${at} = copiers${at}(field${at})) === UNSURE`;
    // An optional one that isn't there is left out of JSON either way.
    const there = `field${at} ${optional ? '!== undefined &&' : '=== undefined ||'} ${copy}`;
    steps.push(`let field${at} = value[${JSON.stringify(key)}]; if (${there}) return UNSURE;`);
    written.push(`${JSON.stringify(key)}: field${at}`);
  }
  const make = new Function(
    'UNSURE',
    ...copiers.map((_, at) => `copiers${at}`),
    `return (value) => {
      if (typeof value !== 'object' || value === null || Array.isArray(value)) return UNSURE;
      ${steps.join('\n')}
      return { ${written.join(', ')} };
    };`,
  );
  return make(UNSURE, ...copiers) as Copier;
}
