import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { VoicePlayer } from './voice-player.tsx';

afterEach(() => vi.restoreAllMocks());

it.each([
  ['', 'This browser can’t play the voice note.'],
  ['probably', 'Check your connection and try again.'],
] as const)('says why nothing is heard where a browser answers “%s” for the type', async (answer, reason) => {
  const asked = vi.spyOn(HTMLMediaElement.prototype, 'canPlayType').mockReturnValue(answer);
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockRejectedValue(new DOMException('', 'NotSupportedError'));
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(() => undefined);
  render(<VoicePlayer src="/api/photos/1/voice/audio" type="audio/webm" durationMs={4000} />);
  await userEvent.setup().click(screen.getByRole('button', { name: 'Play voice note' }));
  expect((await screen.findByRole('alert')).textContent).toContain(reason);
  expect(asked).toHaveBeenCalledWith('audio/webm');
});
