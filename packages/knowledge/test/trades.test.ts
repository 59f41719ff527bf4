import { DEFECT_NAMES } from '@plumbline/knowledge';
import { nameTrade, TRADE_NAMES, tradeForDefect } from '@plumbline/knowledge/trades';
import { describe, expect, test } from 'vitest';

describe('one name of a trade', () => {
  test.each([
    ['Plumber', 'Plumbing'],
    [' plumbing ', 'Plumbing'],
    ['Licensed  plumbers', 'Plumbing'],
    ['roof plumber', 'Roofing'],
    ['roof tiler', 'Roofing'],
    ['tiler', 'Tiling'],
    ['Sparky', 'Electrical'],
    ['licensed electrician', 'Electrical'],
    ['plasterboard', 'Plastering'],
    ['gyprocker', 'Plastering'],
    ['brickie', 'Bricklaying'],
    ['Masonry', 'Bricklaying'],
    ['structural engineer', 'Structural engineering'],
    ['chippy', 'Carpentry'],
    ['waterproofer', 'Waterproofing'],
    ['termite inspector', 'Pest control'],
    ['the painter', 'Painting'],
    ['window', 'Doors and windows'],
    ['gasfitter', 'Gas fitting'],
  ])('of “%s” is %s', (typed, name) => {
    expect(nameTrade(typed)).toBe(name);
  });

  test.each(['Lift mechanic', 'plumber and tiler', 'Ben’s Plumbing Pty Ltd', ''])(
    'leaves “%s”, which the product doesn’t know, as it was typed',
    (typed) => expect(nameTrade(typed)).toBe(typed),
  );

  test('is its own name, and every defect’s trade has one', () => {
    expect(TRADE_NAMES.map(nameTrade)).toEqual([...TRADE_NAMES]);
    for (const { id, trade } of DEFECT_NAMES) {
      expect([id, tradeForDefect(id)]).toEqual([id, expect.any(String)]);
      expect([trade, nameTrade(trade)]).toEqual([trade, expect.stringMatching(/^[A-Z]/)]);
    }
    expect(tradeForDefect('no_such_defect')).toBeUndefined();
  });

  test('of the taxonomy’s word is the one that the defect suggests', () => {
    for (const { id, trade } of DEFECT_NAMES) {
      expect([id, nameTrade(trade)]).toEqual([id, tradeForDefect(id)]);
    }
  });
});
