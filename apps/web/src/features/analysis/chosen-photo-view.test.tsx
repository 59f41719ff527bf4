import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { ChosenPhotoView } from './chosen-photo-view.tsx';

beforeEach(() => {
  // jsdom has no addresses for files.
  URL.createObjectURL = () => 'blob:photo';
  URL.revokeObjectURL = () => undefined;
});

it.each([
  ['IMG_1.HEIC', '', /can’t show the photo’s format\. It can still be analysed/],
  ['wall.avif', 'image/avif', /can’t show the photo’s format\. It can still be analysed/],
  ['plan.jpg', 'image/jpeg', /^We can’t show this file\. It may be damaged, or not a photo\.$/],
])('says of %s what it can know of a file that the browser doesn’t show', async (name, type, words) => {
  render(<ChosenPhotoView file={new File(['x'], name, { type })} />);
  fireEvent.error(await screen.findByAltText(`Chosen photo ${name}`));
  expect(await screen.findByText(words)).toBeTruthy();
});
