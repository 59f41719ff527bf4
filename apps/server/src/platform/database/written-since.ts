/**
 * What somebody wrote of a finding after it was kept, and with what: an owner's comment, a message by private link, a
 * reading, a mark on its photo, a pin on a plan, a message to the assistant.
 */
export interface WrittenSince {
  from: 'comment' | 'message' | 'reading' | 'mark' | 'pin' | 'chat';
  words: string;
  /** It opened an alert that had been closed: these words are why it is open. */
  reopened?: true;
}
