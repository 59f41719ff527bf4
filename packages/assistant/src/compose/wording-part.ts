/** 'Quote clause 4.5': where a text stands, not what it says; nothing of a number that isn't held. */
import { findStandard } from '@plumbline/knowledge/standards';
import { rowsNamed } from '../corpus.ts';
import { provisionsIn } from '../provisions.ts';
import { unknownProvisions } from '../unknown-provisions.ts';
import type { Part } from './part.ts';

const FREE =
  'The NCC is free to read on the ABCB’s site; standards are copyright and sold by Standards Australia.';

export function wording(text: string): Part[] {
  const [named] = provisionsIn(text);
  const found = named ? findStandard(named.text.toUpperCase()) : undefined;
  const [row] = found ? rowsNamed(`standard:${found.standard.number}`) : [];
  const quotes = /\b(?:quote|recite|copy|print|paste|word for word|full text)\b/i.test(text);
  if (row && (quotes || unknownProvisions(text).length === 0))
    return [
      {
        text: `I can’t quote it: its text is copyright and I don’t have it. ${row.text} Read it at Standards Australia or a state library.`,
        rows: [row],
        support: 0.85,
      },
    ];
  const unheld = unknownProvisions(text).length > 0 ? 'I hold nothing under that number, so ' : '';
  return [
    {
      text: `${unheld}I can’t send or quote it: I don’t have the text of the code or of any standard. ${FREE}`,
      rows: [],
      support: 0.7,
    },
  ];
}
