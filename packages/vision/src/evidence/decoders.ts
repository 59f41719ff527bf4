import sharp from 'sharp';

/**
 * The only decoders that sharp may use in this process. Everything else that it could open (SVG, PDF, TIFF, text, …) is
 * attack surface that no photo needs: an SVG alone can keep a decoder busy for a minute.
 */
const DECODERS = [
  'VipsForeignLoadJpegBuffer',
  'VipsForeignLoadPngBuffer',
  'VipsForeignLoadWebpBuffer',
  'VipsForeignLoadHeifBuffer',
  'VipsForeignLoadNsgifBuffer',
];

/** Leaves the decoders of photos and blocks every other, for as long as the process lives. */
export function allowOnlyPhotoDecoders(): void {
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: DECODERS });
}
