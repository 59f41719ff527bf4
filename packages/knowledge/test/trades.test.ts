import { DEFECT_NAMES } from '@plumbline/knowledge';
import { nameTrade, TRADE_NAMES, tradeCalled, tradeForDefect } from '@plumbline/knowledge/trades';
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

describe('whom a hazard alert calls', () => {
  test.each([
    [
      'A structural engineer or registered builder, and your council where the public is in danger',
      'Structural engineering',
    ],
    [
      '000 if anyone is in danger, then a structural engineer today, and your council’s building surveyor',
      'Structural engineering',
    ],
    [
      '000 if anyone is in danger, then the gas network’s emergency line and a licensed gas fitter',
      'Gas fitting',
    ],
    ['000 for shock or fire, then a licensed electrician', 'Electrical'],
    ['Your council, and a fire safety engineer', 'Fire safety'],
    [
      'A mould remediator or occupational hygienist (tenants: your agent or landlord too)',
      'mould remediator',
    ],
    ['An accredited laboratory for a test, then a painter trained in lead', 'Painting'],
    ['000, then your electricity network', ''],
    ['000', ''],
  ])('%s: %s', (call, trade) => {
    expect(tradeCalled(call)).toBe(trade);
  });
});
