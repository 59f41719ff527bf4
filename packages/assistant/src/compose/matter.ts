/** What must be said for the limits of some rows to be told. */
export interface Matter {
  /** The rows, by the beginnings of their ids. */
  rows: RegExp;
  /** All must be said. */
  said: readonly RegExp[];
  /** Of these it isn't. */
  unless?: RegExp;
}
