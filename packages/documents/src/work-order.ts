import type { Severity } from '@plumbline/knowledge';
import { drawCode } from './engine/draw-code.ts';
import { type Bench, typeset } from './engine/typeset.ts';
import { printDate } from './report/print-words.ts';
import type { LoadedPicture } from './report/render-report.ts';

/** What is printed for somebody who fixes findings. */
export interface WorkOrder {
  /** For whom it is. */
  name: string;
  from: string;
  project: string;
  address: string;
  message: string;
  /** ISO date on which it was printed. */
  printedOn: string;
  /** ISO date until which its codes open something. */
  openUntil: string;
  /** Printed in this order. */
  items: readonly WorkItem[];
}

export interface WorkItem {
  id: number;
  number: number;
  title: string;
  /** What it is, as far as its owner lets that be read; may be empty. */
  description: string;
  where: string;
  severity: Severity | '';
  /** ISO date; null where none is set. */
  dueOn: string | null;
  /** The most pressing first; `when`: how soon. */
  hazards: readonly { title: string; when: string; steps: readonly string[]; call: string }[];
  actions: readonly string[];
  photoIds: readonly number[];
  plan: { name: string; x: number; y: number } | null;
  /** What its code opens. */
  link: string;
}

export interface WorkOrderPictures {
  loadPhoto(id: number): Promise<LoadedPicture | undefined>;
  /** The page of the plan on which a finding is pinned. */
  loadPlan(findingId: number): Promise<LoadedPicture | undefined>;
}

/** So many photos of an item fit beside each other. */
const PHOTOS_MOST = 2;
/** A hundred items with their photos take this long on a slow machine. */
const TIME_LIMIT_MS = 180_000;

/** Findings as a printed order for who fixes them, each with a code that opens it on a phone. @throws TypesetError */
export function renderWorkOrder(
  { items, ...order }: WorkOrder,
  pictures: WorkOrderPictures,
  signal?: AbortSignal,
): Promise<Uint8Array> {
  return typeset({
    template: 'work-order.typ',
    timeLimitMs: TIME_LIMIT_MS,
    signal,
    prepare: async (bench) => {
      const shown = [];
      // One after the other: a hundred items of photos don't lie in memory at once.
      for (const item of items) shown.push(await prepareItem(bench, item, pictures));
      return {
        ...{ name: order.name, from: order.from, project: order.project, address: order.address },
        message: order.message,
        printedOn: printDate(order.printedOn),
        openUntil: printDate(order.openUntil),
        items: shown,
      };
    },
  });
}

async function prepareItem(bench: Bench, item: WorkItem, pictures: WorkOrderPictures) {
  const { id, number, title, description, where, severity, dueOn, hazards, actions, photoIds, plan, link } =
    item;
  const photos = [];
  for (const [at, photoId] of photoIds.slice(0, PHOTOS_MOST).entries()) {
    const photo = await pictures.loadPhoto(photoId);
    if (!photo) continue;
    const file = `photo-${id}-${at}.${photo.kind}`;
    await bench.addPicture(file, photo.bytes);
    photos.push(file);
  }
  const sheet = plan ? await pictures.loadPlan(id) : undefined;
  const sheetFile = sheet ? `plan-${id}.${sheet.kind}` : '';
  if (sheet) await bench.addPicture(sheetFile, sheet.bytes);
  const code = `code-${id}.svg`;
  await bench.addPicture(code, Buffer.from(drawCode(link)));
  return {
    ...{ number, title, description, where, severity, hazards, actions, photos, code },
    photosLeft: photoIds.length - photos.length,
    due: dueOn ? printDate(dueOn) : '',
    plan:
      plan && sheet
        ? { file: sheetFile, aspect: sheet.width / sheet.height, name: plan.name, x: plan.x, y: plan.y }
        : null,
  };
}
