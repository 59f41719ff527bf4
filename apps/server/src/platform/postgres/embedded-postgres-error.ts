/** The embedded database can't be used; the message says why and what the operator can do about it. */
export class EmbeddedPostgresError extends Error {
  override readonly name = 'EmbeddedPostgresError';
}
