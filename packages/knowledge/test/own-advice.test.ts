import { describe, expect, test } from 'vitest';
import { DEFECT_NAMES } from '../src/defects.ts';
import { HAZARDS } from '../src/hazards/facts/hazards.ts';
import { readAlerts } from '../src/hazards/index.ts';
import { withoutOwnAdvice } from '../src/own-advice.ts';
import { DEFECTS } from '../src/taxonomy.ts';

const titles = (words: string) => readAlerts({ words }).map(({ title }) => title);
const sentence = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;

describe('advice of our own', () => {
  test('goes whole, as exports and prints write it', () => {
    for (const { actions } of DEFECTS) {
      const lines = [...actions.immediate, ...actions.shortTerm, ...actions.longTerm];
      expect(withoutOwnAdvice(lines.map(sentence).join(' '))).toBe('');
      expect(withoutOwnAdvice(`Now ${lines.map(sentence).join(' ')}`.normalize('NFKC'))).toBe('');
    }
    expect(withoutOwnAdvice('By a trade, once it is safe: find and fix what makes it damp.')).toBe('');
    const [one = '', two = ''] = DEFECT_NAMES.map(({ name }) => name.toLowerCase());
    for (const kinds of [`It may be ${one} or ${two}.`, `Possible kinds: ${one} · ${two}.`])
      expect(withoutOwnAdvice(kinds)).toBe('');
    for (const kinds of [
      `It may be ${one}, ${two} or a loose tile.`,
      `Possible kinds: ${one} · a smell of gas.`,
    ])
      expect(withoutOwnAdvice(kinds)).toBe(kinds);
  });

  test.each(Object.values(HAZARDS))('of $title comes back as that hazard alone', ({ title, steps, call }) => {
    const written = [
      `Hazard: ${title}. Make safe today. ${steps.join(' ')} Call: ${call}.`,
      'A tile is chipped.',
    ];
    expect(titles(withoutOwnAdvice(written.join('\n\n')))).toEqual([title]);
    const inState = `Hazard: ${title}. Act now. ${steps.join(' ')} Call: ${call}. VIC: WorkSafe Victoria, 13 23 60.`;
    expect(withoutOwnAdvice(inState)).toBe(`Hazard: ${title}`);
  });

  test('hides nothing that somebody wrote, however near it comes', () => {
    const mould = 'Leave large patches (over about 1 m²) or mould after sewage to a remediator.';
    for (const theirs of [
      'There is mould after sewage came up.',
      'Leave large patches or mould after sewage.',
      'The stove hisses and smells of gas.',
      'It may be a crack, and the stove smells of gas.',
    ]) {
      expect(withoutOwnAdvice(theirs)).toBe(theirs);
      expect(withoutOwnAdvice(`${mould} ${theirs}`)).toBe(theirs);
      expect(withoutOwnAdvice(`${theirs}\n${mould}`)).toBe(theirs);
    }
    const behind = 'Hazard: Possible mould. Before any work. The stove smells of gas. Call: nobody.';
    expect(titles(withoutOwnAdvice(behind))).toEqual(
      expect.arrayContaining(['Possible mould', 'Possible gas leak']),
    );
  });
});
