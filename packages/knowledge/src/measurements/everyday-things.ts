/**
 * Things that people hold against a gap, as ranges in millimetres: hands differ, and nobody says how they held it.
 * `thick` is what goes into a gap edge first; `wide` is how large the thing looks.
 */
export interface EverydayThing {
  names: readonly string[];
  thick: readonly [number, number];
  wide: readonly [number, number];
  /** Which of the two is meant where the words don't tell. */
  usual: 'thick' | 'wide';
}

const thing = (
  names: string,
  thick: EverydayThing['thick'],
  wide: EverydayThing['wide'],
  usual: EverydayThing['usual'] = 'thick',
): EverydayThing => ({ names: names.split(','), thick, wide, usual });

const round = (names: string, range: EverydayThing['thick']) => thing(names, range, range, 'wide');

/** Diameters of coins are nominal ones; their thickness and the widths of hands are rounded outwards. */
export const EVERYDAY_THINGS: readonly EverydayThing[] = [
  round('finger,index finger,pointer finger,forefinger', [14, 20]),
  round('thumb', [18, 26]),
  round('pinkie,pinky,little finger,pinkie finger,pinky finger', [11, 16]),
  thing('hand,whole hand', [25, 40], [75, 100]),
  round('fist', [70, 100]),
  thing('palm', [25, 40], [75, 100], 'wide'),
  thing('arm,forearm', [60, 100], [60, 100], 'wide'),
  thing('5c,5 c,5 cent,5cent,five cent', [1.1, 1.5], [19, 20]),
  thing('10c,10 c,10 cent,10cent,ten cent', [1.7, 2.3], [23, 24.5]),
  thing('20c,20 c,20 cent,20cent,twenty cent', [2.2, 2.8], [28, 29]),
  thing('50c,50 c,50 cent,50cent,fifty cent', [2.5, 3.3], [31, 33]),
  thing('$ 1,1 dollar,one dollar,dollar', [2.5, 3.3], [24.5, 25.5]),
  thing('$ 2,2 dollar,two dollar', [2.7, 3.4], [20, 21]),
  thing('coin', [1.1, 3.4], [19, 33]),
  thing('credit card,bank card,bankcard,debit card,card,licence,license', [0.7, 0.9], [53, 86]),
  round('pencil', [6.5, 8]),
  round('pen,biro', [7, 12]),
  round('matchstick,match stick,match', [1.8, 2.5]),
  round('toothpick', [1.5, 2.5]),
  round('hair,human hair', [0.05, 0.1]),
  thing('fingernail,finger nail,thumbnail,thumb nail,nail', [0.3, 1], [9, 16]),
  thing('phone,mobile,mobile phone,iphone,smartphone', [7, 10], [65, 80]),
  thing('matchbox,match box', [12, 17], [33, 38], 'wide'),
  thing('brick', [70, 80], [70, 80], 'wide'),
  thing('ruler', [1, 3], [25, 40]),
  thing('sheet of paper,piece of paper,paper', [0.08, 0.2], [0.08, 0.2]),
  thing('knife,butter knife,knife blade', [1, 3], [15, 25]),
  thing('screwdriver,screw driver', [4, 8], [4, 8], 'wide'),
  round('golf ball', [42, 44]),
  round('tennis ball', [65, 69]),
];
