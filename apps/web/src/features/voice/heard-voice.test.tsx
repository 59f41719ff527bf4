import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { HeardVoice } from './heard-voice.tsx';

afterEach(() => vi.restoreAllMocks());

const RECORDING = { type: 'audio/webm', durationMs: 4000, text: 'Crack beside the door.' } as const;

function listen(play: () => Promise<void>) {
  vi.spyOn(HTMLMediaElement.prototype, 'canPlayType').mockReturnValue('probably');
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(() => undefined);
  const played = vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(play);
  URL.createObjectURL = () => 'blob:of-the-link';
  URL.revokeObjectURL = () => undefined;
  const read = vi.fn(async () => new Blob(['sound'], { type: 'audio/webm' }));
  render(<HeardVoice recording={RECORDING} src={read} />);
  const press = () => userEvent.setup().click(screen.getByRole('button', { name: 'Play voice note' }));
  return { played, read, press };
}

it('reads a recording that no address opens when somebody presses play, once', async () => {
  const { played, read, press } = listen(async () => undefined);
  expect(read).not.toHaveBeenCalled();
  expect(screen.getByText('“Crack beside the door.”')).toBeTruthy();
  await press();
  expect(screen.getByLabelText<HTMLAudioElement>('Voice note').src).toBe('blob:of-the-link');
  await press();
  expect(read).toHaveBeenCalledOnce();
  expect(played).toHaveBeenCalledTimes(2);
});

it('says that it is ready where a phone plays nothing so long after a press', async () => {
  const { press } = listen(() => Promise.reject(new DOMException('', 'NotAllowedError')));
  await press();
  expect((await screen.findByRole('alert')).textContent).toBe('The voice note is ready. Press play again.');
});
