import { type Endpoint, endpoints, MIGRATION_WORDS } from '@plumbline/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { becomeAdmin } from '../test/support/admin.ts';
import { inProcessVision } from '../test/support/in-process-vision.ts';
import type { Person, Reply } from '../test/support/person.ts';
import { tinyPhoto } from '../test/support/photos.ts';
import { startTestServer, type TestServer } from '../test/support/server.ts';
import { plainWords } from './platform/http/plain-words.ts';

let server: TestServer;
let admin: Person;
let photo: Blob;
beforeAll(async () => {
  server = await startTestServer({ vision: inProcessVision });
  admin = await becomeAdmin(server);
  photo = new Blob([Uint8Array.from(await tinyPhoto())], { type: 'image/jpeg' });
});
afterAll(() => server.stop());

/** What a schema, a parser or a programmer says, and nobody on a building site. */
const DEVELOPERS =
  /\b(expected|received|invalid input|unrecognized|strings?|booleans?|arrays?|objects?|null|undefined|NaN|integers?|float|schema|regex|pattern|enum|literal|union|ASCII|JSON|UUID|ISO|zod|propert(?:y|ies)|payload|parse|token|an id|to have|to be)\b|[<>]=?|[{}[\]`]/i;
/** Sentences that the product's specification gives, for a screen that asks for JSON by its name. */
const GIVEN = new Set<string>([...Object.values(MIGRATION_WORDS)]);

const BAD: unknown[] = [
  undefined,
  null,
  '',
  'x',
  'y'.repeat(6_000),
  '<b>\u0000</b>',
  -1,
  1.5,
  1e300,
  true,
  [],
  [[]],
  [null],
  [{}],
  [{ a: 1 }, 'x', -1],
  Array(500).fill('x'),
  {},
  { a: { b: 1 } },
];

const fieldsOf = (schema: unknown): string[] => {
  const { properties = {} } = z.toJSONSchema(schema as z.ZodType, { io: 'input', unrepresentable: 'any' });
  return Object.keys(properties);
};
const pathOf = ({ path }: Endpoint) => path.replaceAll(/:\w+/g, '1');
const filled = (names: string[], value: unknown) => Object.fromEntries(names.map((name) => [name, value]));

/** Every sentence of an answer that refuses. */
function sentences({ status, body }: Reply): string[] {
  if (status < 400) return [];
  expect(status, JSON.stringify(body)).toBeLessThan(500);
  const { message, fields = {} } = body as { message: string; fields?: Record<string, string> };
  return [message, ...Object.values(fields)];
}

const unplain = (said: Iterable<string>) =>
  [...new Set(said)].filter((sentence) => !GIVEN.has(sentence) && DEVELOPERS.test(sentence));

const all: [string, Endpoint][] = Object.entries(endpoints);

test.each(all.filter(([, { body }]) => body))(
  '%s says what is wrong with its body in plain words',
  async (_name, entry) => {
    const names = fieldsOf(entry.body);
    const said: string[] = [];
    for (const value of BAD) {
      said.push(
        ...sentences(await admin.call(entry.method, pathOf(entry), { json: filled(names, value) ?? {} })),
      );
      if (value !== undefined) {
        said.push(...sentences(await admin.call(entry.method, pathOf(entry), { json: value })));
      }
    }
    expect(said.length).toBeGreaterThan(0);
    expect(unplain(said)).toEqual([]);
  },
);

test.each(all.filter(([, { query }]) => query))(
  '%s says what is wrong with its query in plain words',
  async (_name, entry) => {
    const names = fieldsOf(entry.query);
    const said: string[] = [];
    for (const value of ['', 'x', '-1', '1.5', '99999999999', 'y'.repeat(900), '%00', '{}', '[]', 'null']) {
      const query = names.map((name) => `${name}=${encodeURIComponent(value)}`).join('&');
      said.push(...sentences(await admin.call(entry.method, `${pathOf(entry)}?${query}`)));
    }
    expect(unplain(said)).toEqual([]);
  },
);

test.each(all.filter(([, { file }]) => file))(
  '%s says what is wrong with its form in plain words',
  async (_name, entry) => {
    const names = entry.form ? fieldsOf(entry.form) : [];
    const said: string[] = [];
    for (const value of ['', 'x', '-1', '99999999999', 'y'.repeat(6_000), '{"a":1}', '[1,{}]', 'null']) {
      const form = new FormData();
      for (const name of names) form.set(name, value);
      form.set(entry.file ?? 'file', photo, 'photo.jpg');
      said.push(...sentences(await admin.call(entry.method, pathOf(entry), { body: form })));
    }
    expect(unplain(said)).toEqual([]);
  },
);

describe('a schema without words of its own', () => {
  const said = (schema: z.ZodType, value: unknown) =>
    z.safeParse(schema, value, { error: plainWords }).error?.issues.map(({ message }) => message);

  test.each([
    [z.string().min(1), '', ['Please fill this in']],
    [z.string().min(2), 'x', ['Must have at least 2 characters']],
    [z.string(), undefined, ['Please fill this in']],
    [z.string(), 7, ['Please write this as text']],
    [z.string().max(1), 'xy', ['Must be at most 1 character']],
    [z.array(z.string()).min(1), [], ['Choose at least one']],
    [z.number().min(3), 1, ['Must be 3 or more']],
    [z.number().lt(3), 9, ['Must be less than 3']],
    [z.int(), 1.5, ['Must be a whole number']],
    [z.enum(['a', 'b']), 'c', ['Please choose one of the options']],
    [z.iso.date(), 'soon', ['Must be a date such as 2026-11-21']],
    [z.union([z.string(), z.number()]), {}, ['Please check this field']],
    [z.string('Email is required'), undefined, ['Email is required']],
  ])('%# is put into words', (schema, value, words) => {
    expect(said(schema, value)).toEqual(words);
  });
});

test('JSON that is too long is told to be less, and not about files', async () => {
  const name = 'x'.repeat(2 * 1024 * 1024);
  const { status, body } = await admin.post<{ message: string }>('/api/projects', { name });
  expect([status, body.message]).toEqual([413, 'This is too much to send at once. Send less.']);
});
