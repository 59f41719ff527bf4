/** Times, upkeep, joints and sizes that people ask for by name. */
import type { Fact } from './fact.ts';

export const FACTS_OF_UPKEEP: readonly Fact[] = [
  {
    thing: ['safety_switch', 'rcd_current'],
    aspect: 'speed',
    answer:
      '**Within 300 ms at its rated 30 mA, and within 40 ms at five times that.** The time is measured with an electrician’s tester; the button T only shows whether it trips at all. One that is slow or stays on is replaced.',
    source: 'the standards of residual current devices and wiring',
    confidence: 'likely',
  },
  {
    thing: 'movement_joint',
    aspect: ['spacing', 'often', 'count', 'distance'],
    answer:
      '**In floor tiles about every 4.5 m, closer in sun or outside; in a straight brick wall 6 m at most; in a concrete slab or path about every 3 m.** Also where the base has a joint. The engineer’s drawings go first.',
    confidence: 'trade',
  },
];
