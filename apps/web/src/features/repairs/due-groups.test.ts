import type { RepairLine } from '@plumbline/contract';
import { expect, it } from 'vitest';
import { groupByTrade, howMany, isYourTurn, yourTurnFirst } from './due-groups.ts';

const GAS = { kind: 'gas', urgency: 'now', title: 'Possible gas leak' } as const;
const CONCRETE = { kind: 'structural', urgency: 'today', title: 'Possible concrete cancer' } as const;
let id = 0;
const line = (facts: Partial<RepairLine>): RepairLine => ({
  ...{
    findingId: ++id,
    number: id,
    projectId: 1,
    projectName: 'Carport',
    title: 'Crack',
    severity: 'medium',
  },
  ...{ alerts: [], state: 'assigned', trade: '', person: 'Ben', dueOn: null, unread: 0 },
  ...facts,
});

it('groups due work by trade over all projects: hazards first, then overdue, then the earliest date', () => {
  const groups = groupByTrade(
    [
      line({ trade: 'electrical', alerts: [GAS], projectId: 2 }),
      line({ trade: 'plumbing', dueOn: '2026-01-31' }),
      line({ trade: 'Plumbing ', dueOn: '2026-02-01', projectId: 2 }),
      line({ trade: 'roofing', dueOn: '2026-01-30' }),
      line({ trade: 'tiling', dueOn: '2026-06-01' }),
      line({ trade: 'carpentry', dueOn: '2026-05-01' }),
      line({}),
    ],
    '2026-03-01',
  );
  expect(groups.map(({ name, lines, hazards, overdue }) => [name, lines.length, hazards, overdue])).toEqual([
    ['Electrical', 1, 1, 0],
    ['Plumbing', 2, 0, 2],
    ['Roofing', 1, 0, 1],
    ['Carpentry', 1, 0, 0],
    ['Tiling', 1, 0, 0],
    ['Trade not set', 1, 0, 0],
  ]);
});

it('loses no line, and puts work without a trade first where it is a hazard', () => {
  const lines = [line({ alerts: [GAS] }), line({ trade: 'tiling', dueOn: '2020-01-01' })];
  const groups = groupByTrade(lines, '2026-03-01');
  expect(groups.map(({ name }) => name)).toEqual(['Trade not set', 'Tiling']);
  expect(groups.flatMap((group) => group.lines)).toEqual(lines);
});

it('puts the trade with what is to be done now before one with more that can wait until today', () => {
  const today = line({ trade: 'concreting', alerts: [CONCRETE], dueOn: '2020-01-01' });
  const groups = groupByTrade([today, today, line({ trade: 'plumbing', alerts: [GAS] })], '2026-03-01');
  expect(groups.map(({ name }) => name)).toEqual(['Plumbing', 'Concreting']);
});

it('isn’t overdue on the day itself, and keeps cracks to be read apart from repairs', () => {
  const [first, second] = groupByTrade(
    [line({ trade: 'readings', dueOn: '2026-03-01' }), line({ state: null, dueOn: '2026-02-28' })],
    '2026-03-01',
  );
  expect([first?.name, first && howMany(first), first?.overdue]).toEqual([
    'Cracks to read again',
    '1 reading',
    1,
  ]);
  expect([second?.name, second && howMany(second), second?.overdue]).toEqual(['Readings', '1 repair', 0]);
});

it('puts what a person has to look at before what others have to do, and hazards before both', () => {
  const lines = [
    line({ alerts: [CONCRETE], title: 'concrete', unread: 1 }),
    line({ alerts: [GAS], title: 'gas' }),
    line({ title: 'under way', dueOn: '2026-01-01' }),
    line({ title: 'fixed', state: 'fixed' }),
    line({ title: 'answered', unread: 2 }),
    line({ title: 'disputed', state: 'disputed' }),
    line({ title: 'reading', state: null }),
  ];
  expect(yourTurnFirst(lines).map(({ title }) => title)).toEqual([
    'gas',
    'concrete',
    'fixed',
    'answered',
    'disputed',
    'under way',
    'reading',
  ]);
  expect(lines.filter(isYourTurn)).toHaveLength(4);
});

it('takes plumbers and plumbing for one trade', () => {
  const typed = ['Plumber', 'plumbing', 'licensed plumbers', 'PLUMBERS'].map((trade) => line({ trade }));
  expect(groupByTrade(typed, '2026-03-01').map(({ name, lines }) => [name, lines.length])).toEqual([
    ['Plumbing', 4],
  ]);
});
