import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { ChosenPhotoView } from './chosen-photo-view.tsx';

beforeEach(() => {
  // jsdom has no addresses for files.
  URL.createObjectURL = () => 'blob:photo';
  URL.revokeObjectURL = () => undefined;
});

it.each([
  ['IMG_1.HEIC', '', /can’t show the photo’s format\. It can still be analysed/],
  ['wall.avif', 'image/avif', /can’t show the photo’s format\. It can still be analysed/],
  [
    'plan.jpg',
    'image/jpeg',
    /^We can’t show this file\. It may be damaged, or not a photo\. Choose another\.$/,
  ],
])('says of %s what it can know of a file that the browser doesn’t show', async (name, type, words) => {
  const onUnfit = vi.fn();
  render(<ChosenPhotoView file={new File(['x'], name, { type })} onUnfit={onUnfit} />);
  fireEvent.error(await screen.findByAltText(`Chosen photo ${name}`));
  expect((await screen.findAllByText(words)).length).toBeGreaterThan(0);
  expect(onUnfit).toHaveBeenCalledTimes(name === 'plan.jpg' ? 1 : 0);
});

it('takes a HEIC photo that is named .jpg for one that can be analysed', async () => {
  const onUnfit = vi.fn();
  const heic = new File(['\0\0\0\x18ftypheic'], 'IMG_2.jpg', { type: 'image/jpeg' });
  render(<ChosenPhotoView file={heic} onUnfit={onUnfit} />);
  fireEvent.error(await screen.findByAltText('Chosen photo IMG_2.jpg'));
  expect(await screen.findByText(/It can still be analysed/)).toBeTruthy();
  await screen.findByText(/This browser can’t show the photo’s format/);
  expect(onUnfit).not.toHaveBeenCalled();
});

it.each([
  [300, 900, 1],
  [500, 500, 0],
  // A browser that doesn't tell leaves it to the server.
  [0, 0, 0],
])('refuses a photo of %d × %d pixels %d times', async (width, height, times) => {
  const onUnfit = vi.fn();
  render(<ChosenPhotoView file={new File(['x'], 'wall.jpg')} onUnfit={onUnfit} />);
  const shown = await screen.findByAltText('Chosen photo wall.jpg');
  Object.defineProperties(shown, { naturalWidth: { value: width }, naturalHeight: { value: height } });
  fireEvent.load(shown);
  expect(onUnfit).toHaveBeenCalledTimes(times);
  expect(screen.queryAllByText(/^This photo is too small/)).toHaveLength(times);
});
