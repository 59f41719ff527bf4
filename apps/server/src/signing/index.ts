import type { askForStamp as Ask } from './ask-for-stamp.ts';
import type { signReport as Sign } from './sign-report.ts';

export { listSigningCertificates, readSigningCertificate } from './signing-certificate.ts';
export { listSigningKeys, readSigningKey } from './signing-key.ts';

// What these two stand on is half a megabyte, read when somebody first signs.
export const askForStamp: typeof Ask = async (...asked) =>
  (await import('./ask-for-stamp.ts')).askForStamp(...asked);
export const signReport: typeof Sign = async (...asked) =>
  (await import('./sign-report.ts')).signReport(...asked);
