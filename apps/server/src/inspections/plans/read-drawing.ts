import { PLAN_LIMITS } from '@plumbline/contract';
import { drawPlanPage } from '@plumbline/documents';
import { AppError } from '../../platform/errors.ts';
import { oneAtATime } from '../../platform/one-at-a-time.ts';
import type { Services } from '../../services.ts';
import { redrawUpload } from '../../uploads/index.ts';
import { rasterise } from './rasterise.ts';

/** Longer side of a page, in pixels: the smallest words of a building plan can be read at it. */
const SIDE = 2600;
const PICTURES = ['jpeg', 'png', 'webp', 'heic', 'avif'] as const;
const REFUSAL =
  'We couldn’t read this plan. Choose a PDF without a password, or a JPEG, PNG, WebP or HEIC picture.';

export interface DrawnPage {
  bytes: Uint8Array;
  width: number;
  height: number;
}

const isPdf = (bytes: Buffer) => bytes.subarray(0, 1024).includes('%PDF-');

/** Drawings are read one at a time: each takes a core and much memory. */
const inTurn = oneAtATime({ mostWaiting: 6, mostOfOne: 3, retryAfterSeconds: 10 });

const LOOK = (side: number) => ({ kinds: PICTURES, side, fit: 'inside', type: 'webp' }) as const;
/** How a page of a plan is kept. */
export const PLAN_LOOK = LOOK(SIDE);

/**
 * One page of somebody's PDF as a picture, undefined where there is no such page. Two processes that end with it draw it;
 * what they made is made anew by the process that reads photos, so that nothing of the file is left.
 * @throws AppError unsupported_type in these words, busy
 */
async function drawPage(
  { vision }: Pick<Services, 'vision'>,
  owner: number,
  { bytes, number, side, refusal }: { bytes: Buffer; number: number; side: number; refusal: string },
): Promise<DrawnPage | undefined> {
  const refuse = (cause: unknown): never => {
    throw new AppError('unsupported_type', { message: refusal, cause });
  };
  const svg = await drawPlanPage(bytes, number).catch(refuse);
  if (!svg) return undefined;
  const png = await rasterise(svg, side).catch(refuse);
  return redrawUpload(vision, owner, png, LOOK(side), refusal);
}

/** The first page of a PDF, small: it can be read as one. @throws AppError unsupported_type in these words, busy */
export async function drawFirstPage(
  services: Pick<Services, 'vision'>,
  owner: number,
  bytes: Buffer,
  refusal: string,
): Promise<DrawnPage> {
  const page = await inTurn(owner, () =>
    drawPage(services, owner, { bytes, number: 1, side: 1200, refusal }),
  );
  if (!page) throw new AppError('unsupported_type', { message: refusal });
  return page;
}

/**
 * A drawing as pictures, page by page. A picture is made anew by the process that reads photos.
 * @throws AppError unsupported_type, conflict for too many pages, busy
 */
export async function readDrawing(
  services: Pick<Services, 'vision'>,
  owner: number,
  bytes: Buffer,
): Promise<DrawnPage[]> {
  if (!isPdf(bytes)) return [await redrawUpload(services.vision, owner, bytes, PLAN_LOOK, REFUSAL)];
  return inTurn(owner, async () => {
    const pages: DrawnPage[] = [];
    for (let number = 1; ; number += 1) {
      const page = await drawPage(services, owner, { bytes, number, side: SIDE, refusal: REFUSAL });
      if (!page) break;
      if (number > PLAN_LIMITS.pagesMax) {
        throw new AppError('conflict', {
          message: `A plan can have at most ${PLAN_LIMITS.pagesMax} pages. Split the file and add it in parts.`,
        });
      }
      pages.push(page);
    }
    if (pages.length === 0) throw new AppError('unsupported_type', { message: REFUSAL });
    return pages;
  });
}
