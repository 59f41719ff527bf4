import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { type LoadedPicture, renderWorkOrder, type WorkItem, type WorkOrder } from '../src/index.ts';
import { inspectPdf, onOneLine, readPdf } from './inspect-pdf.ts';

let photo: LoadedPicture;
beforeAll(async () => {
  const create = { width: 300, height: 200, channels: 3, background: '#b0a090' } as const;
  photo = { bytes: await sharp({ create }).jpeg().toBuffer(), kind: 'jpg', width: 300, height: 200 };
});

const item = (number: number, more: Partial<WorkItem> = {}): WorkItem => ({
  ...{ id: 100 + number, number, title: 'Crack in plaster', description: '', where: 'Bedroom 2, north wall' },
  ...{ severity: 'medium', dueOn: '2026-12-24', hazards: [], actions: ['rake out and fill'], photoIds: [] },
  plan: null,
  link: `https://plumbline.example/repair#${'S'.repeat(43)}.${100 + number}`,
  ...more,
});
const order = (items: WorkItem[]): WorkOrder => ({
  ...{ name: 'Ben Ochre', from: 'Ines Spector', project: 'Terrace', address: '12 Wigram Road, Glebe' },
  ...{
    message: 'The key is #let x = 1 under the mat',
    printedOn: '2026-11-23',
    openUntil: '2026-12-23',
    items,
  },
});
const all = { loadPhoto: async () => photo, loadPlan: async () => photo };
const none = { loadPhoto: async () => undefined, loadPlan: async () => undefined };

test('a work order has hazards with whom to call, what to do by when, photos, plan and a code for each item', async () => {
  const wires = {
    title: 'Live wires',
    when: 'Act now',
    steps: ['Keep clear'],
    call: 'A licensed electrician',
  };
  const items = [
    item(1, { hazards: [wires], severity: 'critical', photoIds: [1, 2, 3] }),
    item(2, { plan: { name: 'Ground floor', x: 0.5, y: 1 }, dueOn: null }),
  ];
  const { text, title, parts, complaints, tagged, overhang } = await inspectPdf(
    await renderWorkOrder(order(items), all),
  );
  expect([complaints, tagged, title]).toEqual([[], true, 'Work order: 12 Wigram Road, Glebe']);
  expect(overhang).toBeLessThanOrEqual(0);
  const words = onOneLine(text);
  for (const said of [
    ...['Ben Ochre', 'Ines Spector', 'The key is #let x = 1 under the mat', '1. Crack in plaster'],
    ...['Act now: Live wires', 'Keep clear', 'Who to call: A licensed electrician', 'rake out and fill'],
    ...['Due 24 Dec 2026', '1 more photo behind the code', 'On the plan Ground floor', 'SIGNATURE'],
    'until 23 Dec 2026',
  ]) {
    expect(words).toContain(said);
  }
  // Two codes, two photos, one plan.
  expect(parts.filter((part) => part === 'Figure')).toHaveLength(5);
  // Codes are for cameras; their secret isn't for readers over a shoulder.
  expect(words).not.toContain('SSSS');
});

test('a work order says what each item is, and loses nothing of a description of pages', async () => {
  const lines = Array.from({ length: 120 }, (_, at) => `Step ${at + 1} of the crack runs along the cornice.`);
  const items = [
    item(1, { description: 'Cracked along the cornice.\nWider at #let the window.' }),
    item(2, { description: lines.join('\n') }),
  ];
  const { text, overhang } = await inspectPdf(await renderWorkOrder(order(items), none));
  const words = onOneLine(text);
  expect(words).toContain('Cracked along the cornice. Wider at #let the window.');
  expect(lines.filter((line) => !words.includes(line))).toEqual([]);
  expect(overhang).toBeLessThanOrEqual(0);
});

test('no page of a work order begins with the lines to sign or ends with an item’s head', async () => {
  // Items of many heights, so that pages break at many places; what a page begins with is read by its words.
  const items = Array.from({ length: 40 }, (_, at) =>
    item(at + 1, {
      actions: Array.from({ length: (at * 7) % 13 }, (_action, index) => `do thing ${index + 1}`),
      plan: at % 3 === 0 ? { name: 'Ground floor', x: 0.5, y: 0.5 } : null,
    }),
  );
  const { pages } = await readPdf(await renderWorkOrder(order(items), all));
  expect(pages.length).toBeGreaterThan(6);
  const words = pages.map((page) => onOneLine(page));
  expect(words.filter((page) => page.startsWith('DONE BY'))).toEqual([]);
  expect(words.filter((page) => /Due 24 Dec 2026 Anybody with this paper/.test(page))).toEqual([]);
});

test('a work order of a hundred items is whole, with photos that are missing counted', async () => {
  const items = Array.from({ length: 100 }, (_, at) =>
    item(at + 1, { photoIds: [1], where: 'W'.repeat(400), title: 'Riss im Putz 壁のひび' }),
  );
  const { text, complaints, readingFaults, overhang } = await inspectPdf(
    await renderWorkOrder(order(items), none),
  );
  expect(complaints).toEqual([]);
  expect(readingFaults).toEqual([]);
  expect(overhang).toBeLessThanOrEqual(0);
  expect(onOneLine(text)).toContain('100. Riss im Putz');
  expect(onOneLine(text).split('1 more photo behind the code')).toHaveLength(101);
});
