import { NCC_FIGURES, NCC_GUIDE_BEFORE, NCC_GUIDE_LEAD, NCC_TIMELINE } from '@plumbline/knowledge/ncc-guide';
import { NCC_CHECKED } from '@plumbline/knowledge/ncc-tables';
import type { Block } from '@plumbline/knowledge/section';
import { typeset } from './engine/typeset.ts';

/** The NCC 2025 guide of the public page, as PDF. @throws TypesetError */
export function renderNccGuide(): Promise<Uint8Array> {
  const data = {
    title: 'NCC 2025 guide',
    lead: NCC_GUIDE_LEAD,
    checked: `Facts checked on ${NCC_CHECKED}`,
    figures: NCC_FIGURES,
    sections: NCC_GUIDE_BEFORE.map(({ title, blocks }) => ({ title, blocks: blocks.flatMap(toPrint) })),
    timeline: NCC_TIMELINE.map(({ date, words }) => [date, words]),
  };
  return typeset({ template: 'guide.typ', prepare: async () => data, timeLimitMs: 30_000 });
}

/** Only words and tables are printed; the page's pictures stay on the page. */
function toPrint(block: Block): object[] {
  if (typeof block === 'string') return [{ kind: 'words', text: plain(block) }];
  if ('table' in block) {
    const { caption, head, rows, sources = [] } = block.table;
    return [
      {
        kind: 'table',
        caption,
        head,
        rows,
        widths: widthsOf(rows),
        sources: sources.map((source) => ({ url: '', ...source })),
      },
    ];
  }
  if ('note' in block) return [{ kind: 'note', text: plain(block.note) }];
  if ('picture' in block) return [];
  return [{ kind: 'list', items: ('steps' in block ? block.steps : block.list).map(plain) }];
}

/** `[words](/address)` → `words`: an address of the site means nothing on paper. */
const plain = (text: string) => text.replace(/\[([^\]]+)\]\([^)]+\)/g, '$1');

/** Shares of the page's width: a column of sentences gets more than one of numbers, but no column gets it all. */
function widthsOf(rows: readonly (readonly string[])[]): number[] {
  const [first = []] = rows;
  return first.map((_cell, column) => {
    const longest = Math.max(...rows.map((row) => row[column]?.length ?? 0));
    return Math.round(Math.sqrt(Math.min(Math.max(longest, 12), 120)) * 10) / 10;
  });
}
