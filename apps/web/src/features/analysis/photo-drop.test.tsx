import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { PhotoDrop } from './photo-drop.tsx';

function choose(...files: File[]) {
  fireEvent.change(screen.getByLabelText('Choose a photo'), { target: { files } });
}

const photo = new File(['x'], 'wall.jpg', { type: 'image/jpeg' });

describe('PhotoDrop', () => {
  it('hands over a photo', async () => {
    const onPhoto = vi.fn();
    render(<PhotoDrop onPhoto={onPhoto} />);
    choose(photo);
    await vi.waitFor(() => expect(onPhoto).toHaveBeenCalledWith(photo));
  });

  it('refuses what isn’t an image, in the agreed words', async () => {
    const onPhoto = vi.fn();
    render(<PhotoDrop onPhoto={onPhoto} />);
    choose(new File(['x'], 'plan.pdf', { type: 'application/pdf' }));
    expect(await screen.findByText('Invalid file type. Only images are allowed.')).toBeTruthy();
    expect(onPhoto).not.toHaveBeenCalled();
  });

  it('refuses more than 10 MB, and forgets the refusal with the next photo', async () => {
    const onPhoto = vi.fn();
    render(<PhotoDrop onPhoto={onPhoto} />);
    choose(new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'huge.jpg', { type: 'image/jpeg' }));
    expect(await screen.findByText('File size must be less than 10MB')).toBeTruthy();
    choose(photo);
    await vi.waitFor(() => expect(onPhoto).toHaveBeenCalledWith(photo));
    expect(screen.queryByText('File size must be less than 10MB')).toBeNull();
  });

  it('takes one photo at a time, and says so when several come at once', async () => {
    const onPhoto = vi.fn();
    render(<PhotoDrop onPhoto={onPhoto} />);
    choose(photo, new File(['y'], 'other.jpg', { type: 'image/jpeg' }));
    expect(await screen.findByText('Add one photo at a time.')).toBeTruthy();
    expect(onPhoto).not.toHaveBeenCalled();
  });
});
