import { TypesetError, typeset } from './engine/typeset.ts';

const PAGE_LIMIT_MS = 20_000;
/** Far more than a drawing takes; a picture of gigapixels takes more at once. */
const MOST_BYTES = 1_500_000_000;

/**
 * Draws one page of somebody's PDF as SVG, in a process that may die alone of it. Undefined where there is no such page.
 * @throws TypesetError for what is no PDF, is encrypted, or takes too long or too much memory
 */
export async function drawPlanPage(pdf: Uint8Array, page: number): Promise<Uint8Array | undefined> {
  try {
    return await typeset({
      template: 'plan-page.typ',
      format: 'svg',
      timeLimitMs: PAGE_LIMIT_MS,
      mostBytes: MOST_BYTES,
      prepare: async (bench) => {
        await bench.addPicture('plan.pdf', pdf);
        return { page };
      },
    });
  } catch (error) {
    if (error instanceof TypesetError && /page \d+ does not exist/i.test(error.message)) return undefined;
    throw error;
  }
}

/** A plan as it is printed. */
export interface PlanPrint {
  title: string;
  project: string;
  date: string;
  pages: readonly {
    picture: Uint8Array;
    width: number;
    height: number;
    pins: readonly {
      number: number;
      /** What stands in the list beside the number. */
      text: string;
      severity: string;
      x: number;
      y: number;
      corners: readonly { x: number; y: number }[] | null;
    }[];
  }[];
}

/** Each page of a plan on a sheet of its own, with its pins numbered and listed below. @throws TypesetError */
export function renderPlan({ pages, ...words }: PlanPrint): Promise<Uint8Array> {
  return typeset({
    template: 'plan-print.typ',
    timeLimitMs: 60_000,
    prepare: async (bench) => {
      const shown = [];
      for (const [at, { picture, ...page }] of pages.entries()) {
        await bench.addPicture(`page-${at}.webp`, picture);
        shown.push({ ...page, picture: `page-${at}.webp` });
      }
      return { ...words, pages: shown };
    },
  });
}
