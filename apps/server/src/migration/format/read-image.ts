import type { Fields } from './fields.ts';
import type { ImageReference } from './row.ts';

/** The part of a data URL, or bare base64, that holds the picture. */
const DATA = /^data:image\/[a-z0-9.+-]{1,40}(?:;[a-z0-9=-]{1,40})*;base64,/i;
const BASE64 = /^[A-Za-z0-9+/\s]+={0,2}\s*$/;

/** A photo as it stands in the row. `data` is its base64 where it came within the document. */
export interface ImageWithData extends ImageReference {
  data?: string;
}

/** The row's photo; null where it names none, or none that can be had. */
export function readImage(fields: Fields): ImageWithData | null {
  const sha256 = fields.text('imageSha256', 64);
  const fileName = fields.text('imageName', 200).replace(/[\\/]/g, ' ') || 'photo';
  const reference: ImageReference = {
    fileName,
    url: null,
    key: null,
    sha256: /^[0-9a-f]{64}$/.test(sha256) ? sha256 : null,
  };
  return readSource(fields, 'imageData', reference) ?? readSource(fields, 'imageUrl', reference);
}

/** A picture that a single field names by its address or holds as a data URL; null where it doesn't. */
export function readPicture(fields: Fields, field: string): ImageWithData | null {
  return readSource(fields, field, { fileName: field, url: null, key: null, sha256: null });
}

function readSource(fields: Fields, field: string, reference: ImageReference): ImageWithData | null {
  const value = fields.get(field);
  if (typeof value !== 'string' || value === '') return null;
  const within = base64Of(value, field);
  if (within !== undefined) return { ...reference, data: within };
  if (field !== 'imageData' && value.length <= 2000) return { ...reference, url: value };
  fields.note(field, 'Isn’t a picture that can be read; the row comes in without it');
  return null;
}

function base64Of(value: string, field: string): string | undefined {
  const head = DATA.exec(value.slice(0, 200))?.[0];
  if (head) return value.slice(head.length);
  // Only imageData may be bare: an address could be taken for base64.
  return field === 'imageData' && value.length > 100 && BASE64.test(value.slice(0, 1000)) ? value : undefined;
}
