/** What somebody wrote of a finding after it was kept, and with what: an owner's comment, a message by private link, a reading. */
export interface WrittenSince {
  from: 'comment' | 'message' | 'reading';
  words: string;
}
