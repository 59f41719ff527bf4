/** The defects that a report names, by how it is laid out. Pure: pages in, items out. */
import type { ReportLayout } from '@plumbline/contract';
import { readHeadings } from './layout-headings.ts';
import { readItems } from './layout-items.ts';
import { readLabels } from './layout-labels.ts';
import { readOurs } from './layout-ours.ts';
import { readTables } from './layout-table.ts';
import type { Page, Picture } from './pages.ts';
import { type ReportItem, withoutMargins } from './reading.ts';

export type { ReportItem };

export interface ReadReport {
  layout: ReportLayout;
  items: ReportItem[];
  /** It names findings whose pages couldn't be read. */
  incomplete: boolean;
}

/** Reads a report by the layout that finds most in it; one of ours by its own. */
export function readLayouts(pages: readonly Page[]): ReadReport {
  const { layout, items, incomplete } = choose(pages);
  return { layout, incomplete, items: items.map((item) => ({ ...item, pictures: onceEach(item.pictures) })) };
}

/** One photo printed twice, as with and without marks that lie over it, is one. */
const onceEach = (pictures: readonly Picture[]) =>
  pictures.filter(
    ({ jpeg }, at) => !pictures.slice(0, at).some((before) => Buffer.compare(before.jpeg, jpeg) === 0),
  );

/** Our own header and footer are narrow: the head of a finding may stand right below. */
const OUR_MARGIN = 0.055;

function choose(pages: readonly Page[]): ReadReport {
  const ours = readOurs(withoutMargins(pages, OUR_MARGIN));
  if (ours.items.length > 0)
    return { layout: 'ours', items: ours.items, incomplete: ours.missing.length > 0 };
  const kept = withoutMargins(pages);
  // The more exact a layout, the earlier; one that finds as many as another comes first.
  const tried: ReadReport[] = [
    { layout: 'items', items: readItems(kept), incomplete: false },
    { layout: 'table', items: readTables(kept), incomplete: false },
    { layout: 'labels', items: readLabels(kept), incomplete: false },
  ];
  const best = tried.toSorted((one, other) => other.items.length - one.items.length)[0];
  if (best && best.items.length > 0) return best;
  return { layout: 'headings', items: readHeadings(kept), incomplete: false };
}
