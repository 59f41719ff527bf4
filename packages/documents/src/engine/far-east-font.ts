import { fileURLToPath } from 'node:url';

/** Path of a font with nearly every letter, Chinese and Japanese ones too, for what is drawn outside a document. */
export const FAR_EAST_FONT = fileURLToPath(
  new URL('../../assets/DroidSansFallbackFull.ttf', import.meta.url),
);
