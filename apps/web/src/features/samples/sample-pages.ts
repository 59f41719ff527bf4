import { SAMPLES } from '../../content/samples.ts';
import type { PictureFile } from '../../ui/picture.tsx';

const files: Readonly<Record<string, string>> = import.meta.glob('../../assets/pictures/samples/*.webp', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** What stands on each of the pages that are kept as pictures. */
const ON_PAGE = ['Cover', 'Summary', 'First finding', 'Second finding'];

/** The first pages of a sample report. */
export function pagesOf(id: string): PictureFile[] {
  const title = SAMPLES.find((sample) => sample.id === id)?.title ?? '';
  return ON_PAGE.flatMap((what, at) => {
    const src = files[`../../assets/pictures/samples/${id}-${at + 1}-640.webp`];
    return src ? [{ src, width: 640, height: 906, alt: `${what} of the sample report ${title}` }] : [];
  });
}
