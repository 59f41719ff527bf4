import { LIMITS } from '@plumbline/contract';
import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { PhotoDrop } from './photo-drop.tsx';

function choose(...files: File[]) {
  fireEvent.change(screen.getByLabelText('Choose a photo'), { target: { files } });
}

const photo = new File(['x'], 'wall.jpg', { type: 'image/jpeg' });
const ofSize = (bytes: number) => new File([new Uint8Array(bytes)], 'huge.jpg', { type: 'image/jpeg' });

/** In place of a canvas, which there is none here: everything drawn becomes the same few bytes. */
function drawsJpeg() {
  const context = { fillRect: vi.fn(), drawImage: vi.fn() };
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(() => context as never);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done, type) =>
    done(new Blob([new Uint8Array(9)], { type: type ?? '' })),
  );
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

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

  it('refuses more than 40 MB, and forgets the refusal with the next photo', async () => {
    const onPhoto = vi.fn();
    render(<PhotoDrop onPhoto={onPhoto} />);
    choose(ofSize(LIMITS.chosenPhotoBytes + 1));
    expect(await screen.findByText('File size must be less than 40MB')).toBeTruthy();
    choose(photo);
    await vi.waitFor(() => expect(onPhoto).toHaveBeenCalledWith(photo));
    expect(screen.queryByText('File size must be less than 40MB')).toBeNull();
  });

  it('makes a photo over 10 MB smaller, takes no other meanwhile, and hands over the copy alone', async () => {
    const onPhoto = vi.fn();
    const picture = { width: 8000, height: 6000, close: vi.fn() };
    let open: () => void = () => undefined;
    const opened = new Promise<typeof picture>((resolve) => {
      open = () => resolve(picture);
    });
    vi.stubGlobal('createImageBitmap', () => opened);
    drawsJpeg();
    render(<PhotoDrop onPhoto={onPhoto} />);
    choose(ofSize(LIMITS.uploadBytes + 1));
    expect(await screen.findByText('Making the photo smaller…')).toBeTruthy();
    choose(photo);
    open();
    await vi.waitFor(() => expect(onPhoto).toHaveBeenCalledOnce());
    const [sent] = onPhoto.mock.calls[0] ?? [];
    expect(sent).toMatchObject({ name: 'huge.jpg', type: 'image/jpeg' });
    expect(sent.size).toBeLessThan(LIMITS.uploadBytes);
    expect(picture.close).toHaveBeenCalledOnce();
  });

  it('says what to do where the browser can’t open a photo over 10 MB', async () => {
    const onPhoto = vi.fn();
    vi.stubGlobal('createImageBitmap', () =>
      Promise.reject(new DOMException('stubbed', 'InvalidStateError')),
    );
    render(<PhotoDrop onPhoto={onPhoto} />);
    choose(ofSize(LIMITS.uploadBytes + 1));
    expect(
      await screen.findByText('This browser can’t make the photo smaller. Choose one under 10MB.'),
    ).toBeTruthy();
    expect(onPhoto).not.toHaveBeenCalled();
    expect(screen.getByText('Drop a photo here, or choose one')).toBeTruthy();
  });

  it('says how to go on with a HEIC photo over 10 MB where the browser can’t open it', async () => {
    vi.stubGlobal('createImageBitmap', () =>
      Promise.reject(new DOMException('stubbed', 'InvalidStateError')),
    );
    render(<PhotoDrop onPhoto={vi.fn()} />);
    choose(new File([new Uint8Array(LIMITS.uploadBytes + 1)], 'IMG_1.HEIC', { type: 'image/heic' }));
    expect(
      await screen.findByText(
        'This browser can’t make a HEIC photo over 10MB smaller. Save it as JPG, then choose it again.',
      ),
    ).toBeTruthy();
  });

  it('names and offers every format that is analysed', () => {
    render(<PhotoDrop onPhoto={vi.fn()} />);
    const { accept } = screen.getByLabelText<HTMLInputElement>('Choose a photo');
    for (const type of ['jpeg', 'png', 'heic', 'webp', 'avif']) expect(accept).toContain(`image/${type}`);
    expect(screen.getByText(/JPG and PNG, also HEIC, WebP and AVIF, up to 40 MB/)).toBeTruthy();
  });

  it('takes one photo at a time, and says so when several come at once', async () => {
    const onPhoto = vi.fn();
    render(<PhotoDrop onPhoto={onPhoto} />);
    choose(photo, new File(['y'], 'other.jpg', { type: 'image/jpeg' }));
    expect(await screen.findByText('Add one photo at a time.')).toBeTruthy();
    expect(onPhoto).not.toHaveBeenCalled();
  });
});

describe('what is dragged here', () => {
  const dropZone = () => screen.getByRole('presentation');
  const drag = (files: File[], items: unknown[] = []) => ({
    dataTransfer: { files, items, types: ['Files'] },
  });

  it('is named while it is over the place, also over what lies in it, and handed over when it is let go', async () => {
    const onPhoto = vi.fn();
    render(<PhotoDrop onPhoto={onPhoto} />);
    fireEvent.dragEnter(dropZone(), drag([]));
    fireEvent.dragEnter(screen.getByText('Drop the photo here'), drag([]));
    fireEvent.dragLeave(dropZone(), drag([]));
    expect(screen.getByText('Drop the photo here')).toBeTruthy();
    fireEvent.dragLeave(dropZone(), drag([]));
    expect(screen.getByText('Drop a photo here, or choose one')).toBeTruthy();
    fireEvent.dragEnter(dropZone(), drag([]));
    fireEvent.drop(dropZone(), drag([photo]));
    await vi.waitFor(() => expect(onPhoto).toHaveBeenCalledWith(photo));
    expect(screen.getByText('Drop a photo here, or choose one')).toBeTruthy();
  });

  it('doesn’t take the page’s place where it is dropped beside', () => {
    const onPhoto = vi.fn();
    const { unmount } = render(<PhotoDrop onPhoto={onPhoto} />);
    // fireEvent answers false where the browser is kept from what it would do.
    expect(fireEvent.drop(document.body, drag([photo]))).toBe(false);
    expect(onPhoto).not.toHaveBeenCalled();
    unmount();
    expect(fireEvent.drop(document.body, drag([photo]))).toBe(true);
  });

  it('is every photo of a folder and of the folders in it', async () => {
    const other = new File(['y'], 'other.jpg', { type: 'image/jpeg' });
    const fileEntry = (file: File) => ({ isFile: true, file: (done: (file: File) => void) => done(file) });
    const folder = (inside: unknown[]) => ({
      isDirectory: true,
      createReader() {
        const told = [inside, []];
        return { readEntries: (done: (entries: unknown) => void) => done(told.shift()) };
      },
    });
    const dropped = folder([fileEntry(photo), folder([fileEntry(other)])]);
    const onMany = vi.fn();
    render(<PhotoDrop onPhoto={vi.fn()} onManyPhotos={onMany} />);
    fireEvent.drop(dropZone(), drag([], [{ webkitGetAsEntry: () => dropped }]));
    await vi.waitFor(() => expect(onMany).toHaveBeenCalledWith([photo, other]));
  });

  it('is said to have failed where the device doesn’t hand it over', async () => {
    const gone = {
      isDirectory: true,
      createReader: () => ({
        readEntries: (_done: unknown, fail: (error: Error) => void) => fail(new Error('gone')),
      }),
    };
    render(<PhotoDrop onPhoto={vi.fn()} />);
    fireEvent.drop(dropZone(), drag([], [{ webkitGetAsEntry: () => gone }]));
    expect(await screen.findByText('File upload failed. Please try again.')).toBeTruthy();
  });

  it('is chosen with a tap as well', () => {
    render(<PhotoDrop onPhoto={vi.fn()} />);
    const pressed = vi.spyOn(HTMLInputElement.prototype, 'click');
    fireEvent.click(screen.getByText('Drop a photo here, or choose one'));
    expect(pressed).toHaveBeenCalledOnce();
  });
});
