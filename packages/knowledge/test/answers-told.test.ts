import { expect, it } from 'vitest';
import { RULES } from '../src/rules/index.ts';
import { rateSeverity } from '../src/severity/rate.ts';

const ANSWER = 'The roof leaks when it rains.';
const TOLD = '‘Does water come in when it rains?’ was answered ‘Yes’';

it('tells an answer as one, and words as written', () => {
  const reasons = (description: string) =>
    rateSeverity({
      typical: 'medium',
      typicalReason: 'Typical.',
      defectIds: ['water_stain'],
      measurements: [],
      description,
      crackCategory: undefined,
    }).reasons.join(' ');
  expect(reasons(`brown ring under the ensuite\n${ANSWER}`)).toContain(TOLD);
  expect(reasons('brown ring, it drips every rain')).toContain('the description says');
  expect(reasons(`brown ring, back after storms\n${ANSWER}`)).not.toContain(TOLD);
});

it('never says that somebody stated what they only answered', () => {
  const stated = (description: string) =>
    RULES.map((rule) =>
      rule.judge({
        defectId: 'water_stain',
        family: 'peeling_damp',
        measurements: [],
        description,
        project: { state: 'NSW', contractDate: '2023-01-01' },
        inspectedOn: '2024-01-01',
      }),
    ).flatMap((one) => (one.status === 'decided' ? [one.decision.stated] : []));
  expect(stated(`brown ring under the ensuite\n${ANSWER}`)).toEqual([TOLD]);
  expect(stated('the roof leaks onto it')).toEqual(['stated that the roof lets water in']);
});
