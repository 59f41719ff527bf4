import type { Section } from '@plumbline/knowledge/section';

export const ABOUT: readonly Section[] = [
  {
    id: 'mission',
    title: 'Mission',
    blocks: [
      'A crack in a wall starts an argument. The owner thinks the house is falling down. The builder says it’s only the paint. Neither has measured it. An inspection settles it, but it takes days to arrange, and most defects never get one.',
      'Plumbline gives everybody a first, honest reading. It says what the photo shows, how serious and how sure, which rule was checked and what to do next. Good enough to decide whether to fill it, to watch it or to call an engineer. Plain enough to send to the other side.',
    ],
  },
  {
    id: 'team',
    title: 'Team',
    blocks: [
      'Plumbline is made by a small team. We rely on the guides of building regulators and on what inspectors and engineers write down. We rely on everyone who corrects a wrong result. We keep each correction beside the original and use it to measure the engines.',
      'People read and answer your messages. The [contact page](/contact) says when.',
    ],
  },
  {
    id: 'values',
    title: 'Values',
    blocks: [
      {
        list: [
          'Say how sure. When the panel can’t tell, it says so, and that costs nothing.',
          'Name the rule. A verdict names the provision or tolerance and the value that was checked against it. Where no rule applies, there is no verdict.',
          'Show the disagreement. Several engines look at each photo, and you see each vote.',
          'Keep the evidence. Originals stay untouched, and a correction never overwrites what it corrects.',
          'Know the limits. A photo isn’t an inspection. Where something may be unsafe, we say that somebody has to go and look.',
        ],
      },
    ],
  },
  {
    id: 'recognition',
    title: 'Recognition',
    blocks: [
      'We have no awards to show and won’t make any up. You can check our figures instead: each one on these pages is a plain fact about the product or a measurement, and says how it was made.',
      'The best test is your own: take a photo of a defect you already understand, and see whether you agree.',
    ],
  },
];
