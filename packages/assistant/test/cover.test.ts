/** How long a warranty runs leads with the class that is asked for, by the years of its period. */
import { beforeAll, expect, test } from 'vitest';
import { warmUp } from '../src/index.ts';
import { conversation, replyTo } from './conversation.ts';

beforeAll(warmUp, 60_000);

/** The last day of a period lies in the year before where it starts with the year. */
const DAYS = [
  ['2023-01-01', '31 December 2028', '31 December 2024'],
  ['2024-02-29', '27 February 2030', '27 February 2026'],
  ['2025-06-15', '14 June 2031', '14 June 2027'],
] as const;
const asked = async (completionDate: string, message: string) =>
  (
    await replyTo(
      conversation([], {
        projects: [
          {
            name: 'Saltbush house',
            state: 'NSW',
            completionDate,
            findings: [
              {
                title: 'Exposed, damaged or unsafe wiring',
                severity: 'critical',
                words: 'bare live wires hanging out of the wall',
                location: 'Shed',
              },
            ],
          },
          { name: 'Karri unit', state: 'WA', completionDate: '2021-05-04' },
        ],
      }),
      message,
    )
  ).text;

test.each(DAYS)('complete on %s', async (from, major, other) => {
  for (const [message, first] of [
    ['when does the six year warranty run out on the house', major],
    ['how long is the 6-year warranty still on at saltbush', major],
    ['when does the two year warranty end on the house', other],
    ['is the 2 year cover at saltbush over', other],
    ['till when is the builder cover at saltbush for minor stuff', other],
    ['when does the warranty end at saltbush', other],
    ['does the saltbush warranty on structural stuff have a year left', major],
    ['is there a few years left on the major warranty at saltbush', major],
    ['has the structural warranty on saltbush got a couple of years left', major],
  ] as const)
    expect(await asked(from, message), message).toMatch(new RegExp(`^\\*\\*${first} for`));
});

test('the warranty of a finding says of which and keeps its hazard in sight', async () => {
  const text = await asked('2025-06-15', 'how long is the wiring in the shed under warranty');
  expect(text).toMatch(/That is of .*\(finding \d+, Shed\) in Saltbush house/);
  expect(text).toContain('Counted from the dates of **Saltbush house**');
  expect(text).toContain('**act now**');
});
