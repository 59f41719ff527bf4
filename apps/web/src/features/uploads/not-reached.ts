const WORDS = {
  kept: 'We couldn’t reach Plumbline. Your photo and your words are kept on this device until you’re connected.',
  'not-kept':
    'We couldn’t reach Plumbline, and this device can’t keep the photo. Stay on this page and try again.',
  'signed-out':
    'Your session has ended. Your photo and your words are kept on this device: sign in to send them.',
} as const;

/** The server decided nothing about a photo, or its answer was lost on the way back. */
export class NotReachedError extends Error {
  /** Whether the photo lies on this device, and if so whether somebody has to sign in first. */
  readonly photo: keyof typeof WORDS;
  constructor(photo: keyof typeof WORDS) {
    super(WORDS[photo]);
    this.photo = photo;
  }
}
