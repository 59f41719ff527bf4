import { describe, expect, it } from 'vitest';
import { correctedTo } from '../src/turn/corrected.ts';
import { talk } from './conversation.ts';

const last = async (...messages: string[]) => (await talk(messages)).at(-1)?.text ?? '';

describe('what was meant takes the place of what was asked of', () => {
  it.each([
    ['fall on a balcony floor?', 'sorry i meant a shower floor', '1:80'],
    ['how wide can a crack in a slab be?', 'oops, I meant a brick wall', 'masonry wall'],
    ['how high does a rail have to be on a deck', 'nah i mean the stairs', '865 mm'],
    ['what causes efflorescence', 'sorry i meant rising damp', 'damp-proof course'],
  ])('%s / %s', async (asked, meant, told) => expect(await last(asked, meant)).toContain(told));

  it('answers of nothing but what was meant', async () =>
    expect(await last('what causes efflorescence', 'sorry i meant rising damp')).not.toContain(
      'causes of efflorescence',
    ));

  it.each([
    ['i mean it', ''],
    ['sorry, I meant 12 mm', 'is a 10 mm gap ok?'],
    ['i meant victoria', 'how long is the warranty in nsw'],
    ['i meant how long can it wait', 'who fixes it'],
    ['the shower floor', 'fall on a balcony?'],
  ])('takes no part in "%s"', (message, before) => expect(correctedTo(message, before)).toEqual([]));
});

it('a row that was told is asked further', async () => {
  const led = (await talk(['how big a manhole does an inspector need', 'and the crawl space size'])).at(-1);
  expect(led?.text).toContain('600 x 600');
});
