import { CHECKLISTS, type ChecklistBuilding } from '@plumbline/knowledge/checklists';
import { NCC_TIMELINE } from '@plumbline/knowledge/ncc-guide';
import { ADOPTION_TABLE } from '@plumbline/knowledge/ncc-tables';
import { expect, test } from 'vitest';
import { type HandoverChecklist, renderChecklist, renderNccGuide } from '../src/index.ts';
import { onOneLine, readPdf } from './inspect-pdf.ts';

/** The words of a PDF as a reader gets them, with spaces and breaks made one. */
const wordsOf = async (pdf: Uint8Array) => onOneLine((await readPdf(pdf)).text);

const empty: HandoverChecklist = {
  building: 'townhouse',
  buildingLabel: 'Townhouse',
  projectName: '',
  address: '',
  contractorName: '',
  inspectionDate: '',
  additionalRequirements: '',
  answers: [],
};

test('a checklist prints what was ticked and noted, whatever was typed', async () => {
  const words = await wordsOf(
    await renderChecklist({
      ...empty,
      projectName: 'Elm Street #heading[x] $1 + 1$',
      inspectionDate: '2026-12-01',
      additionalRequirements: `Pool fence ${'x'.repeat(3000)}`,
      answers: [
        { done: true, note: 'Crack beside the meter box' },
        { done: false, note: '' },
      ],
    }),
  );
  for (const said of [
    'Elm Street #heading[x] $1 + 1$',
    'Crack beside the meter box',
    '1 Dec 2026',
    'Pool fence',
  ])
    expect(words).toContain(said);
  expect(words).toContain('1 of 10 checked');
  expect(words.match(/Checked/g)).toHaveLength(1);
  expect(words.match(/\bOpen\b/g)).toHaveLength(9);
});

test('a checklist whose words tell of danger says first what to do and whom to call', async () => {
  const words = await wordsOf(
    await renderChecklist({
      ...empty,
      answers: [
        { done: false, note: 'Strong smell of gas at the cooktop' },
        { done: true, note: 'No loose wires seen' },
      ],
    }),
  );
  expect(words).toMatch(/Act now: Possible gas leak.*Who to call: 000.*What to look at/i);
  expect(words).not.toMatch(/live wires|electrician/i);
});

test.each(Object.keys(CHECKLISTS) as ChecklistBuilding[])('%s: a list on one page', async (building) => {
  const pdf = Buffer.from(await renderChecklist({ ...empty, building }));
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  expect(await wordsOf(pdf)).toContain('Page 1 of 1');
});

test('the NCC guide holds the tables, the timeline and the sources of the page', async () => {
  const words = await wordsOf(await renderNccGuide());
  for (const [state = ''] of ADOPTION_TABLE.rows) expect(words).toContain(state.split(' ')[0]);
  for (const { date } of NCC_TIMELINE) expect(words).toContain(date);
  expect(words).toContain('Facts checked on');
  expect(words).toContain('Sources: ');
  expect(words).not.toContain('](/');
});
