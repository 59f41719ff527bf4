/** Words that are also members of every object: a table that is looked up by word has them without holding them. */
import { readAlerts } from '@plumbline/knowledge/hazards';
import { describe, expect, it } from 'vitest';
import { accountOf } from '../evaluate/account-of.ts';
import { readCases } from '../evaluate/cases.ts';
import { alertsAlone, NEW_THREAD, respond, warningsOf } from '../src/index.ts';

const own = accountOf(readCases('development')[0] as never);
const warn = (words: string) => warningsOf({ words, around: {}, open: [], earlier: [] });
const GAS = 'I smell gas in the kitchen';

describe('a member of every object', () => {
  it.each([...Object.getOwnPropertyNames(Object.prototype), 'prototype', 'length', 'name'])(
    'is a word as any other: %s',
    async (name) => {
      for (const words of [name, `The ${name} cut a pipe and ${GAS}`, `is the ${name} in bed ${name} ok?`])
        await respond(words, NEW_THREAD, own, (_followUp, said = words) => warn(said));
      expect(readAlerts({ words: `The ${name} cut a pipe and ${GAS}` })[0]?.kind).toBe('gas');
    },
  );
});

describe('an answer that failed', () => {
  it('still leads with the danger that was told', () => {
    const { lead, text, kind } = alertsAlone(GAS, NEW_THREAD, warn(GAS));
    expect(lead).toContain('Get everyone out');
    expect({ text, kind }).toEqual({
      kind: 'hazard',
      text: 'The rest of your message couldn’t be answered. Please put it in other words.',
    });
  });
});
