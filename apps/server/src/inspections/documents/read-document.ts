import { createHash } from 'node:crypto';
import { AppError } from '../../platform/errors.ts';
import type { Services } from '../../services.ts';
import { refusePhoto } from '../../uploads/index.ts';
import { drawFirstPage } from '../plans/read-drawing.ts';
import { refuseActivePdf } from './refuse-active-pdf.ts';

const REFUSAL =
  'We couldn’t read this file. Choose a PDF without a password, or a JPEG, PNG, WebP or HEIC picture.';

/** A document that may be kept, and a picture of its first page. */
export interface ReadDocument {
  type: string;
  sha256: string;
  preview: { bytes: Uint8Array; type: string };
}

/** @throws AppError unsupported_type, unusable_photo, busy */
export async function readDocument(
  services: Pick<Services, 'vision'>,
  owner: number,
  bytes: Buffer,
): Promise<ReadDocument> {
  if (bytes.subarray(0, 1024).includes('%PDF-')) {
    refuseActivePdf(bytes);
    const page = await drawFirstPage(services, owner, bytes, REFUSAL);
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    return { type: 'application/pdf', sha256, preview: { bytes: page.bytes, type: 'image/webp' } };
  }
  const { kind, sha256, derivatives } = await services.vision
    .intake(bytes, { owner, judge: false })
    .catch(refusePhoto)
    .catch((error: unknown) => {
      // A photo's refusal names pictures alone, and a document may be a PDF.
      if (error instanceof AppError && error.code === 'unsupported_type') {
        throw new AppError('unsupported_type', { message: REFUSAL, cause: error });
      }
      throw error;
    });
  const preview = derivatives.find(({ name }) => name === '1024');
  if (!preview) throw new Error('A photo came in without its copies');
  return { type: `image/${kind}`, sha256, preview };
}
