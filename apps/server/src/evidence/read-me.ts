/** What is said where an outside server has stamped the trail. */
const STAMPS = {
  what: 'stamps/         Answers of an outside time-stamp server (.tsr, RFC 3161) and what it stamped (.root).\n',
  how: `A stamp by hand: openssl ts -verify -in stamps/N.tsr -data stamps/N.root -CAfile FILE, where FILE holds the
certificate of an authority that you trust. manifest.json has the way from the trail's hash to N.root.
`,
  proves: '- A stamped part of the trail was there at the time of its stamp, if you trust who stamped it.\n',
  doesNot: ' before the first stamp or after the last',
};

/** What is said where a report was signed with a certificate. */
const CERTIFICATES = {
  what: 'report-certificates.pem   The certificates that this installation has signed reports with.\n',
  how: `A report by hand: pdfsig FILE.pdf, of the package poppler-utils, or another reader of PDFs. It should say that the
signature is valid and covers the whole document. It calls the issuer unknown: the installation issued the certificate
to itself. Compare it with report-certificates.pem and with those that the installation publishes.
Reports made before 26 November 2026 carry the Ed25519 signature alone, which the page above checks.
`,
  proves: `- A signed report wasn't changed since the installation signed it. If its signature has a time stamp, it existed then,
  if you trust who stamped it.
`,
  doesNot: `- Who is behind the certificate of a report: no authority vouches for it. Without a time stamp, only the installation
  says when it signed.
`,
};

/** The page for whoever is handed a pack: what it holds, what that proves and what it doesn't. */
export function packReadMe({
  project,
  originals,
  stamped,
  certified,
  verifyUrl,
}: {
  project: string;
  originals: boolean;
  stamped: boolean;
  certified: boolean;
  verifyUrl: string;
}): string {
  return `EVIDENCE PACK
Project: ${project.replaceAll(/\s+/g, ' ')}

WHAT IS IN HERE
photos/         Copies of the photos. What somebody blurred can't be seen in them, and their camera data is gone.
${originals ? 'originals/      The photos byte for byte as they were received, with camera data and nothing blurred.\n                Where the device made a photo smaller, the file it was made from is there too, as N-larger.\nvoice-notes/    What was said with them, as it was recorded, named by the photo.\n' : ''}reports/        Every finished version of every report, as it was made.
trail.jsonl     What happened in the project, one entry a line: hashes, ids and times, no words that people wrote.
${stamped ? STAMPS.what : ''}manifest.json   Every file above with its SHA-256 hash, and which photo it was made from.
manifest.sig.json   The signature of manifest.json, made with the installation's Ed25519 key.
public-key.pem  The public half of that key.
${certified ? CERTIFICATES.what : ''}
HOW TO CHECK IT
Open ${verifyUrl} and choose this zip. Nothing leaves your browser, and it works offline once the page is open.
Without that page: compute each file's SHA-256 and compare it with manifest.json. Then check the signature.
${certified ? CERTIFICATES.how : ''}${stamped ? STAMPS.how : ''}
WHAT IT PROVES
- No file was changed since the pack was made, if every hash matches and the signature is good.
- The installation that holds the private key made the pack. Compare the key with the one that it publishes.
- The trail is unbroken: each entry contains the hash of the one before.
- Photos and reports are those that the trail recorded when they came. Its entries photo_added and report_made name their
  hashes.
${certified ? CERTIFICATES.proves : ''}${stamped ? STAMPS.proves : ''}
WHAT IT DOESN'T PROVE
- When or where a photo was taken. A camera's date can be set, so it is listed as claimed. When the server received
  the photo was observed by the server's own clock.
- That a photo shows a real place, or that what it shows existed on a certain day.
- That whoever runs the installation didn't write a new trail${stamped ? STAMPS.doesNot : ''}.
  An earlier report or pack that someone else kept shows that: its trail hash must stand in this trail too.
${certified ? CERTIFICATES.doesNot : ''}- That what a report says is right. A person has to answer for that.
`;
}
