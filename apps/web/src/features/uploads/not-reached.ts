type Fate = 'kept' | 'not-kept' | 'signed-out';

function wordsFor(photo: Fate, answered: boolean): string {
  if (photo === 'signed-out')
    return 'Your session has ended. Your photo and your words are kept on this device: sign in to send them.';
  const what = answered ? 'Plumbline didn’t answer in time' : 'We couldn’t reach Plumbline';
  if (photo === 'not-kept')
    return `${what}, and this device can’t save the photo. Stay on this page and try again.`;
  return answered
    ? `${what}. Your photo and your words are kept on this device, and go by themselves once it does.`
    : `${what}. Your photo and your words are kept on this device until you’re connected, and then go by themselves.`;
}

/** The server decided nothing about a photo, or its answer was lost on the way back. */
export class NotReachedError extends Error {
  /** Whether the photo lies on this device, and if so whether somebody has to sign in first. */
  readonly photo: Fate;
  /** `answered`: by a proxy in the server's place, so that the connection isn't what is missing. */
  constructor(photo: Fate, answered = false) {
    super(wordsFor(photo, answered));
    this.photo = photo;
  }
}
