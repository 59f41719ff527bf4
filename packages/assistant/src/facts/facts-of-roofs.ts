/** Facts of roofs and what drains them. */
import type { Fact } from './fact.ts';

export const FACTS_OF_ROOFS: readonly Fact[] = [
  { thing: 'gutter', aspect: 'slope', held: ['tolerance:gutter-fall'] },
  {
    thing: 'sarking',
    aspect: 'purpose',
    answer:
      '**A second skin under the tiles or sheets.** It carries wind-blown rain and drips out to the gutter, keeps dust and embers out, and cuts draughts. It is no waterproof roof by itself.',
    confidence: 'trade',
  },
  {
    thing: ['gutter', 'gutter_cleaning'],
    aspect: 'often',
    answer:
      '**Twice a year**, before the wet season and after the leaves fall, and more often under trees. In a bushfire area clear them before every hot day. Keep off the ladder where it is high or wet.',
    confidence: 'trade',
  },
];
