/** It isn't a good stamp of these bytes; the message says why, in plain words. */
export class BadStamp extends Error {
  override readonly name = 'BadStamp';
}
