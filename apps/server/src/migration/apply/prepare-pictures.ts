import type { Redrawing } from '@plumbline/vision';
import { onBehalfOf } from '../../platform/actor.ts';
import { photoKey, SHOWN_PHOTO } from '../../profile/index.ts';
import { logoKey, PRINTED_LOGO } from '../../reports/index.ts';
import { type ImageReference, PICTURES, type PictureName } from '../format/row.ts';
import type { MoveServices, Run } from '../runs.ts';
import type { StagedRow } from './bring.ts';
import {
  keepPrepared,
  noteWithout,
  originOf,
  orUnreadable,
  type PictureSource,
  readPicture,
} from './prepare-photos.ts';

/** The pictures of an account that lie in the store: what its rows will say. */
export interface AccountPictures {
  /** Folder of the profile photo. */
  avatar?: string;
  /** Key of the letterhead's logo. */
  logo?: string;
}

/** Another installation sends a photo as it keeps it. */
const HOW = {
  avatar: { ...SHOWN_PHOTO, kinds: [...SHOWN_PHOTO.kinds, 'webp'] },
  logo: PRINTED_LOGO,
} as const satisfies Partial<Record<PictureName, Redrawing>>;

/**
 * Stores the profile photo and the logo of an account that is new here, or brought into another, each made anew as if its owner had uploaded it.
 * Where they lie follows from the row alone: a second try writes the same files.
 */
export async function prepareAccountPictures(
  services: MoveServices,
  run: Run,
  { row, userId }: { row: StagedRow; userId: number },
  source: PictureSource,
): Promise<void> {
  const comes = row.action === 'create' || (run.personal && row.action === 'link');
  if (row.done || !comes || row.photo !== null) return;
  const { files } = services;
  const { avatar, logo } = row.body as Partial<Record<PictureName, ImageReference | null>>;
  const made: AccountPictures = {};
  const photo = avatar && (await draw('avatar', avatar));
  if (photo) {
    made.avatar = `avatars/${originOf(run, row).slice(0, 24)}`;
    await files.put(photoKey(made.avatar), photo, 'image/webp');
  }
  const printed = logo && (await draw('logo', logo));
  if (printed) {
    made.logo = logoKey(onBehalfOf({ userId }));
    await files.put(made.logo, printed, 'image/png');
  }
  if (made.avatar || made.logo) await keepPrepared(services, row, made);

  async function draw(name: keyof typeof HOW, picture: ImageReference): Promise<Uint8Array | undefined> {
    const bytes = await readPicture(services, picture, source);
    const drawn =
      typeof bytes === 'string' ? bytes : await orUnreadable(services.vision.redraw(bytes, HOW[name]));
    if (typeof drawn !== 'string') return drawn.bytes;
    noteWithout(source, row, PICTURES[name], drawn);
    return undefined;
  }
}
