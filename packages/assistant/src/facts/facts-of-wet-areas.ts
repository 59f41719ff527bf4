/** Facts of bathrooms, laundries and balconies. */
import type { Fact } from './fact.ts';

export const FACTS_OF_WET_AREAS: readonly Fact[] = [
  {
    thing: 'silicone',
    aspect: 'wait',
    answer:
      '**24 hours for most bathroom silicone; longer where the bead is thick or the room is cold.** Keep it dry till then. The tube says its own time.',
    confidence: 'trade',
  },
  {
    thing: 'flood_test',
    aspect: ['wait', 'life'],
    answer:
      '**24 hours, with the waste plugged**, and mark the level at the start. A level that drops, or damp next door or below, is a fail. It is done before tiling.',
    confidence: 'trade',
  },
];
