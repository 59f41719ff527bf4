import { describe, expect, it } from 'vitest';
import { compared, comparedLines, type Heard, hostedFrom } from '../evaluate/with-hosted.ts';
import { figuresOf } from '../src/learning/figures.ts';
import { voteOf } from './golden/read-verdict.ts';

/** Photos of rust that the panel leaves open, with a model that is right or wrong of them. */
const photos = (stated: 'corrosion' | 'normal', count = 60): Heard[] =>
  Array.from({ length: count }, (_, at) => ({
    file: `${at}.jpg`,
    truth: 'corrosion',
    votes: [
      voteOf('surface', 'Surface network', 'network', { families: { corrosion: 0.4, normal: 0.4 } }),
      voteOf('hosted:compatible:m', 'Model', 'hosted', {
        families: { [stated]: 0.9 },
        stated: { [stated]: 0.9 },
      }),
    ],
  }));

describe('what a hosted model adds', () => {
  it('shows in the figures of both once it has been right of others', () => {
    const ways = compared(photos('corrosion'));
    expect(figuresOf(ways['model alone']).accuracy).toBe(1);
    expect(figuresOf(ways['panel alone']).accuracy).toBe(0);
    expect(figuresOf(ways['both, once learned']).accuracy).toBe(1);
  });

  it('is nothing where it is always wrong: it isn’t listened to', () => {
    const ways = compared(photos('normal'));
    expect(figuresOf(ways['model alone']).accuracy).toBe(0);
    const called = ways['both, once learned'].filter(({ predicted }) => predicted === 'normal');
    expect(called).toEqual([]);
  });

  it('is told in a table, with on how many photos it answered', () => {
    const [first = '', ...rest] = comparedLines(photos('corrosion', 10));
    expect(first).toBe('The model answered on 10 of 10 photos.');
    expect(rest.filter((line) => line.startsWith('both')).length).toBe(2);
  });

  it('needs a key, or the address and name of a server, and says which', () => {
    expect(hostedFrom('openai', {})).toBe('Set OPENAI_API_KEY.');
    expect(hostedFrom('compatible', {})).toContain('OPENAI_COMPATIBLE_BASE_URL');
    expect(hostedFrom('nobody', {})).toContain('openai, anthropic');
    expect(hostedFrom('anthropic', { ANTHROPIC_API_KEY: 'k', ANTHROPIC_MODEL: 'm' })).toMatchObject({
      model: 'm',
    });
  });
});
