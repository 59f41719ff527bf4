import { describe, expect, test } from 'vitest';
import { listFiles, readText } from './repository.ts';

const code = listFiles().filter((path) => /\.(ts|tsx|mjs|js|py|css|sql)$/.test(path));
const prose = listFiles().filter((path) => /\.(md|html|typ)$/.test(path) || path === 'package.json');
const here = 'test/house-rules.test.ts';

/** What no file may hold, with the reason. Letters in brackets keep the rules from finding themselves. */
const everywhere: [string, RegExp][] = [
  ['unfinished work is finished or left out', /\b(TOD[O]|FIXM[E]|HAC[K]|XX[X])\b/],
  ['no filler text', /lorem\sipsum/i],
  ['paths of one machine mean nothing on another', /(^|[\s"'`(])\/(work|home|Users)\/\w/m],
];
const inCode: [string, RegExp][] = [
  ['no check is silenced', /biome-ignor[e]|@ts-ignor[e]|@ts-nochec[k]|@ts-expect-erro[r]|eslint-disabl[e]/],
  [
    'a test promises one outcome',
    /expect\(\s*\[[^\]]*\]\s*,?\s*\)\s*\.toContain\(\s*(\(await|\w+\.(status|code|outcome|severity|verdict)\b|status\b)/,
  ],
  ['every test runs', /\b(test|it|describe)\.(only|skip|todo|fixme)\b/],
];

describe.each([...everywhere, ...inCode])('%s', (_reason, pattern) => {
  test('in code', () => {
    expect(code.filter((path) => path !== here && pattern.test(readText(path)))).toEqual([]);
  });
});

describe.each(everywhere)('%s', (_reason, pattern) => {
  test('in documents', () => {
    expect(prose.filter((path) => pattern.test(readText(path)))).toEqual([]);
  });
});

test('a name says what is inside', () => {
  const vague = /(^|\/)(utils?|helpers?|common|misc)(\/|\.[a-z]+$)/;
  expect(code.filter((path) => vague.test(path))).toEqual([]);
});

test('no file of code is longer than 400 lines', () => {
  const written = code.filter((path) => /\.(ts|tsx|mjs)$/.test(path));
  expect(written.filter((path) => readText(path).split('\n').length > 400)).toEqual([]);
});

test('no feature of the web app is a heap: past 32 files a folder has rooms', () => {
  const features = listFiles().filter((path) => path.startsWith('apps/web/src/features/'));
  const counts = new Map<string, number>();
  for (const path of features) {
    const folder = path.slice(0, path.lastIndexOf('/'));
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  expect(counts.size).toBeGreaterThan(40);
  expect([...counts].filter(([, files]) => files > 32)).toEqual([]);
});

test('every list that is read a page at a time is read in one way', () => {
  const web = code.filter((path) => path.startsWith('apps/web/src/'));
  expect(web.filter((path) => readText(path).includes('useInfiniteQuery'))).toEqual([
    'apps/web/src/api/use-paged.ts',
  ]);
});

test('what is loaded stands in the one shell that says the wait and the failure', () => {
  const web = code.filter((path) => path.startsWith('apps/web/src/'));
  expect(web.filter((path) => readText(path).includes('<LoadError'))).toEqual([
    'apps/web/src/api/loaded.tsx',
  ]);
});

test('a form stands in the one shell that sends once, says what was refused and goes to the field to mend', () => {
  const web = code.filter((path) => path.startsWith('apps/web/src/') && !/\.test\.tsx$/.test(path));
  const forms = web.filter((path) => /<for[m]\b/.test(readText(path)));
  expect(forms).toEqual(['apps/web/src/ui/form.tsx']);
});

test('no screen reads a schema from the table of endpoints, which is built without them', () => {
  const web = code.filter((path) => path.startsWith('apps/web/src/') && !/\.test\.tsx?$/.test(path));
  const schema = /\bendpoints\.\w+\.(body|query|params|form)\b/;
  expect(schema.test('endpoints.forgotPassword' + '.body')).toBe(true);
  expect(web.filter((path) => schema.test(readText(path)))).toEqual([]);
});

test('work is claimed by the one queue; what else takes a locked row has its reason (decision 0327)', () => {
  const server = code.filter((path) => path.startsWith('apps/server/src/') && !/\.test\.ts$/.test(path));
  expect(server.filter((path) => /\bskip locked\b/i.test(readText(path)))).toEqual([
    'apps/server/src/evidence/stamps/start-stamps.ts',
    'apps/server/src/notifications/write-reminders.ts',
    'apps/server/src/platform/queue/claimed-job.ts',
  ]);
});

test('the rules find a breach', () => {
  const breaches = [
    '// TOD' + 'O: later',
    'test.' + 'skip("x")',
    '// biome-' + 'ignore x',
    'expect([200, 404]' + ').toContain(reply.status)',
    "open('/wor" + "k/main')",
  ];
  const rules = [...everywhere, ...inCode].map(([, pattern]) => pattern);
  for (const breach of breaches) expect(rules.some((rule) => rule.test(breach))).toBe(true);
});
