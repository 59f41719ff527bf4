import type { photos } from '../platform/database/schema.ts';

type OfPhoto = Pick<typeof photos.$inferSelect, 'createdAt' | 'broughtInAt'>;

/** When this server had all of a photo. Of one that was brought in, `createdAt` is only what its export says. */
export const receivedAt = ({ createdAt, broughtInAt }: OfPhoto): Date => broughtInAt ?? createdAt;

/** When this server had what belongs to a photo: with the photo at the earliest. */
export const receivedWith = (photo: OfPhoto, { createdAt }: { createdAt: Date }): Date =>
  createdAt > receivedAt(photo) ? createdAt : receivedAt(photo);
