/** Facts of finishes, openings, stairs and rooms. */
import type { Fact } from './fact.ts';

export const FACTS_OF_ROOMS: readonly Fact[] = [
  {
    thing: 'carpet',
    aspect: 'life',
    answer:
      '**About 8 to 12 years in a home**, less in halls and rentals and with cheap fibre. Underlay wears out with it.',
    confidence: 'trade',
  },
];
