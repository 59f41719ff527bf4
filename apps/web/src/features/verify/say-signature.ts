import type { PdfSignature } from '@plumbline/contract/check-pack';
import { dateAndTime } from '../../ui/dates.ts';
import type { Published } from './say-check.ts';

/** Of the signature that PDF readers check, too: whose it is as far as anybody can tell, and since when. */
export function sayPdfSignature(
  { by, certificateSha256, stamp }: PdfSignature,
  published: Published,
): string[] {
  const whose = published?.certificates.includes(certificateSha256)
    ? `It has a PDF signature, made with this site’s certificate “${by}”.`
    : `It has a PDF signature, made with a certificate that names itself “${by}”.`;
  return [
    whose,
    'Its maker issued the certificate to itself, so a PDF reader says that the signer is unknown.',
    `Certificate (SHA-256): ${certificateSha256}`,
    ...(stamp
      ? [
          `The signature existed on ${dateAndTime(stamp.at.toISOString())}: stamped by ${stamp.by}, outside this server’s clock.`,
          `We didn’t check whether the maker of the stamp can be trusted. Its certificate (SHA-256): ${stamp.certificateSha256}`,
        ]
      : ['It has no outside time stamp, so only this server says when it was signed.']),
  ];
}
