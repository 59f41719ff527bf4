import { expect, test } from 'vitest';
import { daysSaid } from '../src/aims/days-said.ts';
import { severitiesSaid } from '../src/aims/meant.ts';
import { conversation, replyTo } from './conversation.ts';

const WORK = conversation([], {
  project: {
    name: 'Banksia duplex',
    state: 'NSW',
    findings: [
      { title: 'Missing waterproofing', severity: 'high', location: 'Ensuite', foundOn: '2026-11-12' },
      { title: 'Drummy tiles', severity: 'medium', location: 'Kitchen', foundOn: '2026-11-20' },
      { title: 'Mould', severity: 'medium', location: 'Ensuite', foundOn: '2026-11-11', decided: true },
      {
        title: 'Exposed wiring',
        defectId: 'exposed_wiring',
        severity: 'critical',
        location: 'Roof space',
        foundOn: '2026-10-29',
        words: 'bare live wires hanging down',
        decided: true,
      },
      { title: 'Door binding', severity: 'low', location: 'Bedroom 2', foundOn: '2026-11-10', decided: true },
    ],
  },
});
const ALL = ['Missing waterproofing', 'Drummy tiles', 'Mould', 'Exposed wiring', 'Door binding'];

test.each<[string[], string[]]>([
  [['only the open ones'], ['Missing waterproofing', 'Drummy tiles', 'Exposed wiring']],
  [['only the open ones', 'just the highs'], ['Missing waterproofing']],
  [['the ones i have already reviewed'], ['Mould', 'Door binding']],
  [
    ['not the low ones', 'oldest first'],
    ['Exposed wiring', 'Mould', 'Missing waterproofing', 'Drummy tiles'],
  ],
  [
    ['just the mediums', 'and the highs as well'],
    ['Missing waterproofing', 'Drummy tiles', 'Mould'],
  ],
  [['just the mediums', 'and the highs'], ['Missing waterproofing']],
  [['just the mediums', 'ok all of them again'], ALL],
  [['what needs a tiler'], ['Drummy tiles']],
  [['the last two'], ['Drummy tiles', 'Door binding']],
  [['all but the first two'], ['Drummy tiles', 'Mould', 'Door binding']],
  [
    ['top 2 please', 'and the rest'],
    ['Drummy tiles', 'Mould', 'Door binding'],
  ],
  [['the two newest'], ['Drummy tiles', 'Missing waterproofing']],
  [['only what is above medium'], ['Missing waterproofing', 'Exposed wiring']],
  [
    ['what did i log last week', 'only the ensuite'],
    ['Missing waterproofing', 'Mould'],
  ],
])('after a list, %j shows just those', async (messages, wanted) => {
  const { text } = await replyTo(WORK, 'list my findings', ...messages);
  expect(ALL.filter((title) => text.includes(title)).sort()).toEqual([...wanted].sort());
});

test('a decided finding with an open hazard stays among the open ones', async () => {
  const { text } = await replyTo(WORK, 'list my findings', 'only the open ones');
  expect(text).toContain('Exposed wiring');
  expect(text).toContain('with an open hazard');
});

test('what was narrowed is counted as it is shown', async () => {
  const { text } = await replyTo(WORK, 'list my findings', 'only the mediums', 'how many is that');
  expect(text).toMatch(/^\*\*2 medium findings\*\*/);
});

test('last week is Monday to Sunday before, the past week isn’t', () => {
  expect(daysSaid('what did i log last week', '2026-11-22')).toEqual({
    from: '2026-11-09',
    to: '2026-11-15',
  });
  expect(daysSaid('since last week', '2026-11-22')).toEqual({ from: '2026-11-09', to: '2026-11-22' });
  expect(daysSaid('in the past week', '2026-11-22')).toEqual({ from: '2026-11-15', to: '2026-11-22' });
  expect(daysSaid('last month', '2026-01-03')).toEqual({ from: '2025-12-01', to: '2025-12-31' });
});

test('above and below a severity leave it out', () => {
  expect(severitiesSaid('whatever is above medium')).toEqual(['critical', 'high']);
  expect(severitiesSaid('only below high')).toEqual(['medium', 'low']);
});

test('more than are shown are counted, and that is said', async () => {
  const many = conversation([], {
    project: {
      name: 'Lot 4',
      findings: Array.from({ length: 15 }, (_, at) => ({ title: `Loose tile ${at + 1}`, severity: 'low' })),
    },
  });
  const { text } = await replyTo(many, 'list my findings');
  expect(text).toContain('**15 findings**');
  expect(text).toContain('These are 12 of 15.');
});

test('a state that is told without a question holds for the next one', async () => {
  const { respond, NEW_THREAD, NOTHING_OWN, warningsOf } = await import('../src/index.ts');
  const say = (message: string, thread = NEW_THREAD) =>
    respond(message, thread, NOTHING_OWN, (_, words = message) =>
      warningsOf({ words, around: {}, open: [], earlier: [] }),
    );
  const { thread } = await say("I'm in Perth");
  const { text } = await say('who regulates builders', thread);
  expect(text).toContain('Western Australia');
  expect(text).not.toContain('Tell me which state');
});
