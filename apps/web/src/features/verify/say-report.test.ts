import type { PackCheck, ReportCheck, TrailLine } from '@plumbline/contract/check-pack';
import { expect, test } from 'vitest';
import { readPrinted, sayPrintedHead, sayReport, sayStanding } from './say-report.ts';

const KEYS = { keys: ['key'], certificates: ['cc'] };
const OTHERS = { keys: ['another'], certificates: ['dd'] };

const HEAD = 'ab'.repeat(32);
const good: ReportCheck = {
  state: 'good',
  statement: {
    format: 'plumbline-report',
    report: 12,
    version: 1,
    project: 5,
    madeAt: '2026-11-23T07:00:00.000Z',
    trail: { entries: 1, head: HEAD },
    publicKey: 'key',
  },
};
const entry = (sha256: string, changes: Partial<TrailLine> = {}): TrailLine => ({
  ...{ projectId: 5, sequence: 1, at: '2026-11-22T07:00:00.000Z', event: 'photo_added' },
  ...{ actorKind: 'member', actorId: 1, subjectKind: 'photo', subjectId: 1, subjectSha256: null },
  ...{ detail: {}, previousSha256: '', sha256, ...changes },
});
const beside = (trail: TrailLine[], hash = 'none') => {
  const check: PackCheck = {
    ...{
      stamps: [],
      problems: [],
      contradictions: [],
      trail,
      signature: { state: 'good', publicKey: 'key' },
    },
    manifest: {
      ...{ format: 'plumbline-evidence-pack', version: 1, madeAt: '2026-11-23T07:00:00.000Z' },
      ...{ project: { id: 5, name: 'House' }, trail: { entries: trail.length, head: '' } },
      ...{ photos: [], files: [], missing: [] },
    },
  };
  return { check, hash, tone: 'proved' as const };
};

test('a signed report is proved by itself where this site publishes the key that signed it', () => {
  const said = sayReport('a.pdf', good, KEYS);
  expect(said).toMatchObject({ tone: 'proved', headline: 'This report is unchanged since it was made' });
  expect(said.lines.join(' ')).toContain(HEAD);
  // What is proved of a file says nothing of what was made after it.
  expect(said.lines.join(' ')).toMatch(
    /This is version \d+\. A newer one may have been made since.*A draft says so/,
  );
  expect(sayReport('a.pdf', good, OTHERS).tone).toBe('partly');
  expect(sayReport('a.pdf', good, undefined).tone).toBe('partly');
  expect(sayReport('a.pdf', { ...good, state: 'unchecked' }, KEYS).tone).toBe('partly');
  expect(sayReport('a.pdf', { state: 'bad' }, KEYS).tone).toBe('changed');
  expect(sayReport('a.pdf', { state: 'unsigned' }, KEYS).tone).toBe('partly');
});

test('a report says that a newer version replaced it, or that it was withdrawn', () => {
  const said = sayReport('a.pdf', good, KEYS);
  const with1 = (newest: number | null | undefined) =>
    sayStanding(said, 1, newest === undefined ? undefined : { newest });
  expect(with1(undefined)).toEqual(said);
  expect(with1(1)).toMatchObject({ tone: 'proved', headline: said.headline });
  expect(with1(1).lines.join(' ')).toContain('This is version 1. None is newer. A draft says so');
  expect(with1(3)).toMatchObject({ tone: 'partly', headline: 'Unchanged, but version 3 has replaced it' });
  expect(with1(3).lines.join(' ')).toContain('Ask who sent it for version 3.');
  expect(with1(null)).toMatchObject({ tone: 'partly', headline: 'Unchanged, but this report was withdrawn' });
});

test('a report shows that its pack’s trail was written anew', () => {
  expect(sayReport('a.pdf', good, KEYS, beside([entry(HEAD)])).tone).toBe('proved');
  const anew = sayReport('a.pdf', good, KEYS, beside([entry('cd'.repeat(32))]));
  expect(anew).toMatchObject({
    tone: 'changed',
    headline: 'The pack’s trail isn’t the one this report was made with',
  });
  const older = sayReport('a.pdf', good, KEYS, beside([]));
  expect(older.lines.join(' ')).toContain('Ask for a new pack');
  const other = sayReport('a.pdf', good, KEYS, beside([entry(HEAD, { projectId: 6 })]));
  expect(other.lines.join(' ')).toContain('another project');
});

test('a PDF without a signature is known by its pack alone', () => {
  expect(sayReport('a.pdf', { state: 'unsigned' }, KEYS, beside([entry(HEAD)])).tone).toBe('changed');
});

test('the code on a printed page is read from the address, and anything else in its place is passed over', () => {
  const printed = readPrinted(`#report=12-1&project=5&entries=1&head=${HEAD}`);
  expect(printed).toEqual({ report: '12-1', project: 5, entries: 1, head: HEAD });
  for (const hash of ['', '#', '#report=<b>&project=5&entries=1', `#report=12-1&entries=1&head=${HEAD}`]) {
    expect(readPrinted(hash), hash).toBeUndefined();
  }
});

test('a printed head is compared with the report’s PDF and with the pack’s trail', () => {
  const printed = { project: 5, entries: 1, head: HEAD };
  expect(sayReport('a.pdf', good, KEYS, undefined, printed).tone).toBe('proved');
  const other = { ...printed, head: 'cd'.repeat(32) };
  expect(sayReport('a.pdf', good, KEYS, undefined, other).tone).toBe('changed');
  const pack = { name: 'a.zip', tone: 'proved' as const, headline: '', lines: [] };
  const { check } = beside([entry(HEAD)]);
  expect(sayPrintedHead(check, pack, printed).tone).toBe('proved');
  expect(sayPrintedHead(check, pack, other).tone).toBe('changed');
  expect(sayPrintedHead(check, pack, { ...printed, entries: 9 }).tone).toBe('partly');
});

test('a PDF signature is said to be self-made, and stamped only where it is', () => {
  const pdf = { by: 'Plumbline, reports.example', certificateSha256: 'cc', stamp: undefined };
  const said = sayReport('a.pdf', { ...good, pdf }, KEYS);
  expect(said).toMatchObject({ tone: 'proved', headline: 'This report is unchanged since it was made' });
  expect(said.lines.join(' ')).toMatch(/this site’s certificate.*signer is unknown.*no outside time stamp/);
  const other = sayReport('a.pdf', { ...good, pdf }, { ...KEYS, certificates: [] });
  expect(other.tone).toBe('partly');
  expect(other.lines.join(' ')).toContain('names itself “Plumbline, reports.example”');
  const stamp = { at: new Date('2026-11-25T21:00:00Z'), by: 'Stamps', certificateSha256: 'ab12' };
  const stamped = sayReport('a.pdf', { ...good, pdf: { ...pdf, stamp } }, KEYS).lines.join(' ');
  expect(stamped).toMatch(/existed on .*stamped by Stamps.*didn’t check.*ab12/);
  expect(stamped).not.toContain('no outside time stamp');
  // A browser that can’t read the seal still reads this one.
  expect(sayReport('a.pdf', { ...good, state: 'unchecked', pdf }, KEYS).tone).toBe('proved');
  expect(sayReport('a.pdf', { ...good, state: 'unchecked', pdf }, OTHERS).tone).toBe('partly');
});
