type RefusalKind =
  /** The address itself may not be fetched. */
  | 'address'
  /** It may be, and the other side doesn't answer, answers too much or too late. */
  | 'answer';

/** Something couldn't or mustn't be fetched; the message is for people and says nothing of our network. */
export class FetchRefused extends Error {
  override readonly name = 'FetchRefused';
  readonly kind: RefusalKind;

  constructor(kind: RefusalKind, message: string, cause?: unknown) {
    super(message, { cause });
    this.kind = kind;
  }
}
