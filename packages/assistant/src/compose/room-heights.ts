/** Ceilings of several rooms in one message: each is judged by what its own room needs. */
import { TOLERANCES } from '@plumbline/knowledge/tolerances';
import { rowsNamed } from '../corpus.ts';
import { keeps } from './limit-values.ts';
import type { Part } from './part.ts';
import { sizesIn } from './sizes-said.ts';

const ROOM =
  /\b(?:(?:master |main |second |third )?bed ?rooms?|living(?: room)?|lounge|dining(?: room)?|study|office|family room|rumpus|kitchen|laundry|bath ?room|ensuite|toilet|wc|powder room|corridor|hall(?:way)?|passage|pantry|store ?room|garage|carport)\b/i;
const OF_HEIGHT = /\b(?:ceilings?|cielings?|high|height|lid|head ?room|floor to ceiling)\b/i;
const OTHER = /\b(?:crack\w*|rails?|steps?|tiles?|membrane|sag\w*|windows?|doors?|wide|long)\b/i;
const PIECES = /[,.;](?!\d)| and (?:the |my |our )?| but | while /i;
const [LEAST, MOST] = [1500, 3400];

interface Height {
  room: string;
  words: string;
  kept: boolean;
}

/** Each room's height with its verdict; no parts where fewer than two are told. */
export function roomHeights(text: string): Part[] {
  if (!OF_HEIGHT.test(text) || OTHER.test(text)) return [];
  const row = TOLERANCES.find(({ id }) => id === 'ceil-height');
  const heights = text.split(PIECES).flatMap((piece): Height[] => {
    const room = ROOM.exec(piece)?.[0].toLowerCase();
    const [size] = sizesIn(piece).flatMap((each) => {
      const value = each.unit === '' && each.value < 10 ? each.value * 1000 : each.value;
      return value >= LEAST && value <= MOST ? [{ ...each, value }] : [];
    });
    const kept = row && room && size ? keeps(row, size.value, piece) : undefined;
    return room && size && kept !== undefined
      ? [
          {
            room,
            words:
              size.unit === '' && size.value >= 1000 && !size.words.includes('.')
                ? `${size.words} mm`
                : size.unit === ''
                  ? `${size.words} m`
                  : size.words,
            kept,
          },
        ]
      : [];
  });
  if (heights.length < 2 || !row) return [];
  const broken = heights.filter(({ kept }) => !kept);
  const lead =
    broken.length === 0
      ? '**All are within the limit.**'
      : broken.length === heights.length
        ? '**None is within the limit.**'
        : `**Only the ${broken.map(({ room }) => room).join(' and the ')} isn’t within the limit.**`;
  const lines = heights.map(
    ({ room, words, kept }) =>
      `The ${room}: ${words} is ${kept ? '**within the limit**' : '**below the least allowed**'}.`,
  );
  const [told] = rowsNamed('tolerance:ceil-height');
  return told ? [{ text: `${lead} ${lines.join(' ')} ${told.text}`, rows: [told], support: 0.85 }] : [];
}
