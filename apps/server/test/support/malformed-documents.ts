import fc from 'fast-check';

/** What people and programs get wrong: values of another kind, texts that nothing stores, numbers past every edge. */
const nasty = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    '',
    '\u0000',
    'a\u0000b',
    '\ud800',
    "'; drop table users; --",
    -1,
    1.5,
    2 ** 53,
    1e308,
    true,
    [],
    {},
    [[]],
    { id: {} },
    '2026-02-30',
    '99999999999999999999',
    'x'.repeat(20_000),
    'data:image/png;base64,AAAA',
    'data:image/png;base64,!!!',
    'http://127.0.0.1:1/photo.jpg',
    '//host/photo.jpg',
  ),
  fc.string(),
  fc.jsonValue({ maxDepth: 3 }),
);

const NAMES: Readonly<Record<string, readonly string[]>> = {
  users: [
    'email',
    'displayName',
    'role',
    'analysisCredits',
    'createdAt',
    'profile',
    'letterhead',
    '__proto__',
  ],
  projects: ['userId', 'name', 'status', 'progress', 'state', 'contractDate', 'stagesInspected', 'createdAt'],
  photos: ['projectId', 'imageUrl', 'imageData', 'shows', 'look', 'visit', 'place', 'taken', 'keptByItself'],
  plans: ['projectId', 'name', 'version', 'pages', 'pins'],
  documents: ['projectId', 'kind', 'name', 'fileUrl', 'sha256'],
  defects: [
    'projectId',
    'defectType',
    'severity',
    'aiConfidence',
    'aiResults',
    'imageData',
    'imageUrl',
    'finding',
    'stageOfWorks',
    'createdAt',
  ],
  reports: ['projectId', 'title', 'selectedDefectIds', 'purchasedAt', 'version', 'status'],
  chats: ['userId', 'defectId', 'question', 'answer', 'citations', 'metadata'],
  trainingData: ['trueDefectType', 'trueSeverity', 'imageUrl', 'family'],
  modelPerformance: ['modelVersion', 'accuracyScore'],
};

const row = (names: readonly string[]) =>
  fc.oneof(
    { weight: 1, arbitrary: nasty },
    {
      weight: 6,
      arbitrary: fc
        .tuple(
          fc.oneof(fc.integer({ min: 1, max: 4 }), nasty),
          fc.dictionary(fc.constantFrom(...names, 'extra'), fc.oneof(nasty, fc.integer({ min: 1, max: 4 })), {
            maxKeys: 6,
          }),
        )
        .map(([id, fields]) => ({ ...fields, id })),
    },
  );

const section = (names: readonly string[]) =>
  fc.oneof({ weight: 1, arbitrary: nasty }, { weight: 6, arbitrary: fc.array(row(names), { maxLength: 4 }) });

/** Bytes that claim to be a document: wrong in what they say, cut off, or torn in the middle. */
export const malformedDocuments: fc.Arbitrary<string> = fc
  .tuple(
    fc.record(Object.fromEntries(Object.entries(NAMES).map(([name, names]) => [name, section(names)])), {
      requiredKeys: [],
    }),
    fc.record({ source: nasty, format: nasty, version: nasty, next: nasty }, { requiredKeys: [] }),
    fc.constantFrom('whole', 'whole', 'whole', 'cut', 'torn'),
    fc.nat(),
  )
  .map(([sections, head, damage, at]) => {
    const text = JSON.stringify({ ...head, ...sections }) ?? '';
    const place = text.length === 0 ? 0 : at % text.length;
    if (damage === 'cut') return text.slice(0, place);
    return damage === 'torn' ? `${text.slice(0, place)}\u0001${text.slice(place + 1)}` : text;
  });
