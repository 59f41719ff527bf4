import { describe, expect, it } from 'vitest';
import { assess, type Fallen, PRECAUTION } from '../src/assess/assess.ts';
import { readAlerts } from '../src/hazards/index.ts';
import { type BrokenSeen, tellsNothingLoose } from '../src/questions/index.ts';
import { assessInput } from './support/assess-input.ts';

const seenBeside = (words: string, more: Partial<BrokenSeen> = {}): BrokenSeen => ({
  outcome: 'not_sure',
  family: words.includes('crack') ? 'crack' : null,
  group: null,
  defectId: null,
  outlined: [],
  isMarked: true,
  isFaint: false,
  isTraced: false,
  isShown: false,
  isDoubted: true,
  words,
  ...more,
});
const tells = (words: string, more?: Partial<BrokenSeen>) =>
  tellsNothingLoose(seenBeside(words, more), readAlerts({ words }));

describe('what the words tell can’t come down on anybody', () => {
  it.each([
    'tingle off the shower tap',
    'smell of gas in the kitchen',
    'old ceramic fuses',
    'possum stain in the corner',
    'hairline crack in the wall, painted over',
    'power point sparks when I plug in',
    'gas leak at the cooktop, I turned it off',
    'pool gate stays open',
    'crack that has been patched',
    'thin plaster cracks by the door',
    'brown stain near the vent',
  ])('where it is ‘%s’', (words) => {
    expect(tells(words)).toBe(true);
  });

  it.each([
    'gas smell and part of the lining has dropped',
    'tingle off the tap and the ceiling sags',
    'stain and the sheet is coming loose',
    'brown stain, soft in the middle',
    'hairline crack, render drummy',
    'wires hanging out of the ceiling',
    'gas smell, wall leaning',
    'sparks from the switch and the plaster is loose',
    'crack with bricks missing',
    'stain on the ceiling, it bulges',
    'mould on the ceiling',
    'shock from the tap, tiles falling off the wall',
    'repaired crack, pieces fell last week',
    'a long crack in the wall',
    'sparks from the pendant light, hanging by its wires',
    'buzzing meter box hanging by one screw',
    'range hood is loose and sparks',
    'smell of gas and the plaster won’t hold much longer',
    'gas smell after the car hit the wall',
    'pool gate stays open and the pergola is rotten',
    'power point sparks, water pours through the light',
    'mould and the gyprock is soggy',
    'gas leak and the cooktop hood dangles',
    'I turned the gas off and the flue is off its bracket',
    'tingle off the tap, the vanity is off the wall',
    'shock off the tap and a truck smashed into the carport',
    'sewage smell and the pipe above has split',
    'big brown stain on the ceiling',
    'old water stain on the ceiling, getting bigger',
    'hairline crack across the ceiling',
    'crack through the chimney, fine until the storm',
    'crack filled with rust',
    'wall was fine, now cracked',
    'the brickwork is fine except for one crack',
    'patched crack that opened again',
    'thin crack, wider every month',
    'hairline crack in the parapet',
    'no hairline crack, a big one',
    'cracked wall beside the filled bin',
    'tide mark spreading along the carport beam',
    'repaired crack, the lining gave way',
    '',
  ])('but not where it is ‘%s’', (words) => {
    expect(tells(words)).toBe(false);
  });

  it('nor where the panel names a broken surface, or the photo of a stain looks as if something came down', () => {
    expect(tells('smell of gas', { outcome: 'defect', family: 'spalling' })).toBe(false);
    expect(tells('possum stain in the corner', { isShown: true })).toBe(false);
    expect(tells('smell of gas in the kitchen', { isShown: true })).toBe(false);
    expect(tells('smell of gas in the kitchen', { outlined: ['spalling'] })).toBe(false);
  });
});

describe('a place for a closer look, where the votes speak little of what comes down', () => {
  const faint = (words: string, more: Partial<BrokenSeen> = {}) =>
    tells(words, { isFaint: true, isDoubted: false, ...more });

  it.each(['', 'the new carpet is blue', 'behind the door'])('keeps nobody from under ‘%s’', (words) =>
    expect(faint(words)).toBe(true),
  );

  it.each([
    'on the ceiling',
    'tiles loose above the door',
    'the wall gave way',
    'wet patch',
    'chimney',
    'brick missing',
    'crack in the wall',
  ])('keeps people from under ‘%s’', (words) => expect(faint(words)).toBe(false));

  it('keeps people from under what as a whole may look as if something came down', () => {
    expect(faint('', { isDoubted: true })).toBe(false);
    expect(faint('', { isShown: true })).toBe(false);
    expect(faint('', { outcome: 'defect', family: 'crack' })).toBe(false);
  });
});

describe('a finding of which nobody said whether anything has fallen', () => {
  const of = (fallen: Fallen) =>
    assess(assessInput({ outcome: 'not_sure', defectId: null, family: null, description: '', fallen }));

  it('is medium and not called compliant either way, and keeps people from under it only where something may be loose', () => {
    expect(of('unknown').recommendations).toContain(PRECAUTION);
    expect(of('asked')).toMatchObject({ severity: 'medium', compliance: { verdict: 'undetermined' } });
    expect(JSON.stringify(of('asked'))).not.toContain(PRECAUTION);
  });
});

describe('a photo that settles nothing, beside an open alert', () => {
  const of = (description: string) =>
    assess(
      assessInput({
        ...{ outcome: 'not_sure', defectId: null, family: null, description, hazardsRead: true as const },
        alerts: readAlerts({ words: description }),
      }),
    );

  it.each(['I can smell gas near the cooktop', 'a tingle from the tap', 'the pool gate stays open'])(
    'is called by what ‘%s’ warns of, with its steps',
    (words) => {
      const [alert] = readAlerts({ words });
      const finding = of(words);
      expect(finding.title).toBe(alert?.title);
      expect(finding.description).toMatch(/Told in words\. The photo alone doesn’t settle it/);
      expect(finding.recommendations[0]).toBe(alert?.steps[0]);
      expect(finding.recommendations.join(' ')).not.toMatch(/go closer|coin or a ruler|what it is made of/i);
    },
  );

  it('stays unsure where nothing warns', () => {
    expect(of('the new carpet is blue').title).toBe('Not sure what this photo shows');
  });
});
