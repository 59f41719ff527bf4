import type { Section } from './kinds.ts';

/** A row of a document in our own words, ready to be kept until it is brought in. */
export interface Row<B = unknown> {
  section: Section;
  /** Its id at the source. */
  sourceId: string;
  /** Source id of what it belongs to: a project's user, a finding's project. */
  parent: string | null;
  /** For people, in the preview. */
  label: string;
  body: B;
}

/** A photo as a document names it. */
export interface ImageReference {
  fileName: string;
  /** Address at the source; null where the photo came within the document. */
  url: string | null;
  /** Where a photo that came within the document was put meanwhile. */
  key: string | null;
  /** Of the file, where the source says: what arrives must be the same. */
  sha256: string | null;
}

/** Pictures that a row's body may name, and the field of the document that each stands in. */
export const PICTURES = {
  image: 'imageUrl',
  avatar: 'avatar',
  logo: 'letterhead.logo',
  voice: 'voice.url',
  larger: 'original.url',
} as const;
export type PictureName = keyof typeof PICTURES;
