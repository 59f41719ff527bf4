import { assess } from '@plumbline/knowledge/assess';
import { describe, expect, test } from 'vitest';
import {
  answer,
  NEW_THREAD,
  NOTHING_OWN,
  type OwnContext,
  type OwnFinding,
  type OwnProject,
} from '../src/index.ts';

const project = (id: number, name: string): OwnProject => ({
  id,
  name,
  status: 'active',
  state: 'NSW',
  address: '',
  startedOn: '2026-10-01',
  progress: 20,
  defectCount: 3,
  criticalCount: 0,
  toReview: 0,
  touchedOn: '2026-10-01',
  dates: { contractDate: null, approvalDate: null, completionDate: null },
});
const BANKSIA = project(3, 'Banksia Street');
const WATTLE = project(4, 'Wattle Close');

const finding = (id: number, number: number, projectId: number, title: string): OwnFinding => ({
  id,
  number,
  projectId,
  defectId: null,
  title,
  severity: 'high',
  compliance: 'undetermined',
  confidence: 0.8,
  location: 'North wall',
  decided: false,
  foundOn: '2026-11-02',
  assessment: assess({
    outcome: 'defect',
    family: null,
    defectId: 'rising_damp',
    confidence: 0.8,
    description: '',
    stages: [],
    project: { state: 'NSW' },
    inspectedOn: '2026-11-21',
    measurements: [],
  }),
  consensusFactors: [],
  divergentPoints: [],
  agreement: '2 of 3 opinions agree.',
  mismatch: null,
  words: '',
});

const FINDINGS = [
  finding(812, 1, 3, 'Rising damp'),
  finding(901, 12, 3, 'Loose tile'),
  finding(855, 1, 4, 'Nail pop'),
  finding(903, 12, 4, 'Sagging gutter'),
  finding(960, 31, 4, 'Cracked glass'),
];
const own = (open: OwnProject | null): OwnContext => ({
  ...NOTHING_OWN,
  project: open,
  projects: async () => [BANKSIA, WATTLE],
  findingsOf: async (id) => FINDINGS.filter(({ projectId }) => projectId === id),
  findingWith: async (id) => FINDINGS.find((one) => one.id === id) ?? null,
});
const say = (message: string, open: OwnProject | null = BANKSIA) => answer(message, NEW_THREAD, own(open));
const cited = async (message: string, open?: OwnProject | null) => [
  ...new Set((await say(message, open)).rows.flatMap(({ id }) => id.match(/^finding:(\d+)/)?.[1] ?? [])),
];

describe('a finding is meant by its number', () => {
  test.each([
    ['tell me about finding 12', BANKSIA, '901'],
    ['tell me about finding 12', WATTLE, '903'],
    ['tell me about #12', WATTLE, '903'],
    ['tell me about finding 12 in Wattle Close', BANKSIA, '903'],
    ['tell me about Wattle Close 12', null, '903'],
    ['tell me about finding 31', null, '960'],
  ])('‘%s’ is the one of the project spoken of', async (message, open, id) => {
    expect(await cited(message, open)).toEqual([id]);
  });

  test('and is asked about where two projects have it, with each to tap', async () => {
    const { kind, choices } = await say('tell me about finding 12', null);
    expect(kind).toBe('ask');
    expect(choices).toEqual([
      expect.stringContaining('finding 12 in Banksia Street'),
      expect.stringContaining('finding 12 in Wattle Close'),
    ]);
    expect(await cited(choices[1] ?? '', null)).toEqual(['903']);
  });

  test('or by its id where no finding has that number', async () => {
    expect(await cited('tell me about finding 855', null)).toEqual(['855']);
  });

  test('and what is said of it names the number, never the id', async () => {
    const { text, rows } = await say('tell me about finding 12');
    expect(text).not.toContain('901');
    expect(rows.map(({ title }) => title).join()).toContain('Finding 12');
    expect(rows.map(({ title }) => title).join()).not.toContain('901');
  });

  test('and is told to be missing in this project, with those of other projects to tap', async () => {
    const { text, choices } = await say('tell me about finding 31');
    expect(text).toContain('Banksia Street has no finding 31');
    expect(choices).toContain('Tell me about finding 31 in Wattle Close');
  });
});
