import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ExpandableText } from './expandable-text.tsx';
import { truncate } from './truncate.ts';

/** Letters of one unit and of two, and blanks. */
const words = fc
  .array(fc.constantFrom('a', 'é', '漢', '🏚', ' '), { minLength: 90, maxLength: 130 })
  .map((letters) => letters.join(''));

describe('truncate', () => {
  it('leaves 100 characters whole and cuts the 101st', () => {
    expect(truncate('a'.repeat(100), 100)).toBe('a'.repeat(100));
    expect(truncate('a'.repeat(101), 100)).toBe(`${'a'.repeat(100)}…`);
  });

  it('ends with a whole word, and with no stop beside its ellipsis', () => {
    expect(truncate(`${'a'.repeat(90)} drain and gutter`, 100)).toBe(`${'a'.repeat(90)} drain and…`);
    expect(truncate(`${'a'.repeat(90)} drain. And gutter`, 97)).toBe(`${'a'.repeat(90)} drain…`);
  });

  it('never splits a character that takes two units, and is never longer than the limit and its ellipsis', () => {
    fc.assert(
      fc.property(words, (text) => {
        const short = truncate(text, 100);
        expect(Array.from(short).length).toBeLessThanOrEqual(101);
        expect(text.startsWith(short.replace(/…$/, ''))).toBe(true);
      }),
    );
  });
});

describe('ExpandableText', () => {
  const long = `Measure the width at several points. ${'Check the drains. '.repeat(10)}The end.`;

  it('opens with More and closes with Show Less', async () => {
    render(<ExpandableText text={long} about="Crack" />);
    expect(screen.queryByText(/The end\./)).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: /^More/ }));
    expect(screen.getByText(/The end\./)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: /^Show Less/ }));
    expect(screen.queryByText(/The end\./)).toBeNull();
  });

  it('offers nothing to open where the text is short', () => {
    render(<ExpandableText text="Repaint." about="Paint" />);
    expect(screen.queryByRole('button')).toBeNull();
  });
});
