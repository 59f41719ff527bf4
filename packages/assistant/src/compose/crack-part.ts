import { floorCrackCategory, wallCrackCategory } from '@plumbline/knowledge/rules';
import { rowsNamed } from '../corpus.ts';
import type { Question } from '../question/read-question.ts';
import type { Part } from './part.ts';

const OF_A_FLOOR = /\b(?:slab|floor|driveway|paving|concrete)/i;
const OF_A_WALL = /\b(?:wall|brick|masonry|plaster|ceiling|cornice|render|gyprock)/i;

/** The damage category of AS 2870 for the widths of cracks that a message states. */
export function crackCategory({ text, measurements, defectIds }: Question): Part[] {
  const widths = measurements
    // A stepped crack of 8 mm is that wide; no step of 8 mm is meant.
    .filter(
      ({ attribute, unit }) =>
        unit === 'mm' &&
        (attribute === 'crack_width' || (attribute === 'offset' && /\bstepped crack/i.test(text))),
    );
  const ofFloor = defectIds.includes('slab_crack') || (OF_A_FLOOR.test(text) && !OF_A_WALL.test(text));
  const found = ofFloor ? floorCrackCategory(widths[0]) : wallCrackCategory(widths);
  if (!found) return [];
  const { table, category, label = `category ${category}`, name, reason, meaning } = found;
  const rows = rowsNamed(`tolerance:as2870-${table.toLowerCase()}-${category}`);
  return [
    {
      text: `By its width that is damage **${label.replace('Category', 'category')}, ${name}**, for ${ofFloor ? 'a concrete floor' : 'a wall'}: ${reason} ${meaning ? `At that width: ${meaning.replace(/\.?$/, '.')}` : ''}`.trim(),
      rows,
      support: 0.9,
    },
  ];
}
