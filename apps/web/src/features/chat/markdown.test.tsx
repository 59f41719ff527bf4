import { render } from '@testing-library/react';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Markdown } from './markdown.tsx';

/** All that an answer may be made of. */
const ALLOWED = new Set(
  'P STRONG EM DEL CODE PRE BR HR OL UL LI BLOCKQUOTE DIV TABLE THEAD TBODY TR TH TD'.split(' '),
);
const piece = fc.oneof(
  fc.constantFrom(
    ...[
      '# ',
      '> ',
      '- ',
      '1. ',
      '```',
      '`',
      '**',
      '_',
      '~~',
      '|',
      '|-|',
      '\n',
      '\n\n',
      '    ',
      '[',
      ']',
      '(',
      ')',
      '![',
      '<',
      '>',
      '&',
      '\\',
    ],
    ...[
      '[x](javascript:alert(1))',
      '![x](http://evil.example/x.png)',
      '<script>alert(1)</script>',
      '<img src=x onerror=alert(1)>',
    ],
    ...[
      '<a href="javascript:alert(1)">x</a>',
      '<svg onload=alert(1)>',
      '&lt;b&gt;',
      '&#0;',
      '[a]: http://evil.example',
      'http://evil.example',
    ],
    ...[
      '<!--',
      '-->',
      '<![CDATA[',
      '<style>*{display:none}</style>',
      '__proto__',
      '\u0000',
      '\u202e',
      '\ud800',
    ],
  ),
  fc.string({ maxLength: 6 }),
);
const text = fc.array(piece, { maxLength: 30 }).map((pieces) => pieces.join(''));

describe('an answer on screen', () => {
  test('whatever it says, it is words in a few plain elements without attributes that lead or run anything', () => {
    fc.assert(
      fc.property(text, (answer) => {
        const { container, unmount } = render(<Markdown text={answer} />);
        for (const element of container.querySelectorAll('*')) {
          expect(ALLOWED.has(element.tagName), element.tagName).toBe(true);
          const names = element
            .getAttributeNames()
            .filter((name) => !['class', 'start', 'scope'].includes(name));
          expect(names).toEqual([]);
        }
        unmount();
      }),
      { numRuns: 300 },
    );
  });

  test.each([
    ['quotes', '>'.repeat(4_000)],
    ['lists', '- '.repeat(2_000)],
    ['emphasis', '*a **a '.repeat(600)],
    ['brackets', '['.repeat(4_000)],
    ['backticks', '`'.repeat(4_001)],
    ['tables', `|${'a|'.repeat(1_000)}\n|${'-|'.repeat(1_000)}\n`],
    ['tags', '<'.repeat(4_000)],
  ])('nested or endless %s are shown, and soon', (_what, answer) => {
    const begun = performance.now();
    const { container } = render(<Markdown text={answer} />);
    expect(container.textContent).toBeDefined();
    expect(performance.now() - begun).toBeLessThan(5_000);
  });
});
