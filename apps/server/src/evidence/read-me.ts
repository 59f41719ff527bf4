/** The page for whoever is handed a pack: what it holds, what that proves and what it doesn't. */
export function packReadMe({
  project,
  originals,
  verifyUrl,
}: {
  project: string;
  originals: boolean;
  verifyUrl: string;
}): string {
  return `EVIDENCE PACK
Project: ${project.replaceAll(/\s+/g, ' ')}

WHAT IS IN HERE
photos/         Copies of the photos. What somebody blurred can't be seen in them, and their camera data is gone.
${originals ? 'originals/      The photos byte for byte as they were received, with camera data and nothing blurred.\n' : ''}reports/        Every finished version of every report, as it was made.
trail.jsonl     What happened in the project, one entry a line: hashes, ids and times, no words that people wrote.
manifest.json   Every file above with its SHA-256 hash, and which photo it was made from.
manifest.sig.json   The signature of manifest.json, made with the installation's Ed25519 key.
public-key.pem  The public half of that key.

HOW TO CHECK IT
Open ${verifyUrl} and choose this zip. Nothing leaves your browser, and it works offline once the page is open.
Without that page: compute each file's SHA-256 and compare it with manifest.json. Then check the signature.

WHAT IT PROVES
- No file was changed since the pack was made, if every hash matches and the signature is good.
- The installation that holds the private key made the pack. Compare the key with the one that it publishes.
- The trail is unbroken: each entry contains the hash of the one before.

WHAT IT DOESN'T PROVE
- When or where a photo was taken. A camera's date can be set, so it is listed as claimed. When the server received
  the photo was observed by the server's own clock.
- That a photo shows a real place, or that what it shows existed on a certain day.
- That whoever runs the installation didn't write a new trail. An earlier report or pack that someone else kept
  shows that: its trail hash must stand in this trail too.
- That what a report says is right. A person has to answer for that.
`;
}
