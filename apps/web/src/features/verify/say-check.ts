import {
  checkPack,
  checkReport,
  type KeptHead,
  type PackCheck,
  type PackedPhoto,
  sha256OfFile,
} from '@plumbline/contract/check-pack';
import { call } from '../../api/client.ts';
import { dateAndTime } from '../../ui/dates.ts';
import { type CheckedPack, comparePacks } from './say-packs.ts';
import { isPdf, type Standing, sayPrintedHead, sayReport, sayStanding } from './say-report.ts';

/** What is said of a pack, or of a file that is compared with one. */
export interface Verdict {
  name: string;
  /** `proved` where everything holds, `partly` where something can't be told from here, `changed` where it doesn't hold. */
  tone: 'proved' | 'partly' | 'changed';
  headline: string;
  lines: string[];
}

/** What this site publishes to check signatures with; undefined where it couldn’t be read. */
export type Published =
  | {
      /** Ed25519, in base64url. */
      keys: readonly string[];
      /** SHA-256 of the certificates of reports, as hex. */
      certificates: readonly string[];
    }
  | undefined;

const MOST_PROBLEMS = 12;

/** A zip begins with these letters, or somebody says that it is one. */
export async function isZip(file: File): Promise<boolean> {
  const start = new Uint8Array(await file.slice(0, 2).arrayBuffer());
  return (start[0] === 0x50 && start[1] === 0x4b) || /\.zip$/i.test(file.name);
}

/** Of a pack. */
export function sayPack(name: string, check: PackCheck, published: Published): Verdict {
  const { problems, contradictions, manifest, signature, trail, stamps } = check;
  if (problems.length > 0 || !manifest) {
    return {
      ...{ name, tone: 'changed', headline: 'This pack was changed after it was made' },
      lines: theFirst(problems),
    };
  }
  if (contradictions.length > 0) {
    const why =
      'Nobody has changed the pack since it was signed. Its server lost or replaced a file before that.';
    return {
      ...{ name, tone: 'changed', headline: 'This pack contradicts itself' },
      lines: [...theFirst(contradictions), ...(signature.state === 'good' ? [why] : [])],
    };
  }
  const first = trail[0];
  const lines = [
    `Made on ${dateAndTime(manifest.madeAt)} for project “${manifest.project.name}”, by its server’s clock.`,
    `${manifest.files.length} files match their hashes.`,
    first
      ? `The trail has ${trail.length} ${trail.length === 1 ? 'entry' : 'entries'} since ${dateAndTime(first.at)}, in unbroken order.`
      : 'The trail is empty.',
    ...sayStamps(stamps),
    ...(manifest.missing.length > 0
      ? [`${manifest.missing.length} files could not be read when the pack was made.`]
      : []),
  ];
  if (signature.state === 'unchecked') {
    const headline = 'The files match, but your browser can’t check the signature';
    return { name, tone: 'partly', headline, lines: [...lines, 'Open this page in a newer browser.'] };
  }
  if (published?.keys.includes(signature.publicKey)) {
    return { name, tone: 'proved', headline: 'Nothing in this pack was changed', lines };
  }
  const who = published
    ? 'This site doesn’t publish the key that signed it. Anyone could have made it.'
    : 'We couldn’t load this site’s keys. Compare the key with the one its maker publishes.';
  const headline = 'The files match, but we can’t tell who made the pack';
  return { name, tone: 'partly', headline, lines: [...lines, who, `Key: ${signature.publicKey}`] };
}

function theFirst(lines: readonly string[]): string[] {
  const more = lines.length - MOST_PROBLEMS;
  return [...lines.slice(0, MOST_PROBLEMS), ...(more > 0 ? [`And ${more} more.`] : [])];
}

/** What the newest stamp says covers all before it; the first is the oldest that anything can be shown to be. */
function sayStamps(stamps: PackCheck['stamps']): string[] {
  const [first] = stamps;
  const last = stamps.at(-1);
  if (!first || !last) return [];
  const which =
    last.entries === 1 ? 'The first entry of the trail' : `The first ${last.entries} entries of the trail`;
  return [
    `${which} existed on ${dateAndTime(last.at.toISOString())}: stamped by ${last.by}, outside this server’s clock.`,
    ...(stamps.length > 1
      ? [`There are ${stamps.length} such stamps, the oldest from ${dateAndTime(first.at.toISOString())}.`]
      : []),
    `A stamp says when, not whether what the trail records is true. We didn’t check whether its maker can be trusted. Certificate (SHA-256): ${last.certificateSha256}`,
  ];
}

/** Of a copy: the photo that it was made from. */
function sayParent({ id, sha256, blurred }: PackedPhoto): string {
  const copy = blurred ? 'A blurred copy' : 'A copy';
  return `${copy} of photo ${id}. SHA-256 of the photo as the server received it: ${sha256}`;
}

/** Whoever has an export can change what it says: of what came out of one, only the day that it came is observed. */
function sayBroughtIn({ claimedReceivedAt }: PackedPhoto): string[] {
  if (!claimedReceivedAt) return [];
  const claim = `The export says that the photo was received on ${dateAndTime(claimedReceivedAt)}: claimed, and it can be changed.`;
  return ['It was brought in from an export that day.', claim];
}

/** Of a photo or report beside a pack. */
export async function sayFile(
  file: File,
  check: PackCheck,
  pack: Verdict,
  published: Published,
): Promise<Verdict> {
  const { name } = file;
  if (await isPdf(file)) {
    const report = await checkReport(file);
    const known =
      pack.tone === 'changed' ? undefined : { check, hash: await sha256OfFile(file), tone: pack.tone };
    if (known || report.state !== 'unsigned') return sayReport(name, report, published, known);
  }
  if (pack.tone === 'changed' || !check.manifest) {
    const headline = 'We can’t check this file';
    return { name, tone: 'changed', headline, lines: ['The pack fails its check, so it proves nothing.'] };
  }
  const hash = await sha256OfFile(file);
  const { files, photos } = check.manifest;
  const photo = photos.find((one) => one.sha256 === hash);
  const packed = files.find((one) => one.sha256 === hash);
  const recorded = check.trail.find((entry) => entry.subjectSha256 === hash);
  const tone = pack.tone;
  if (photo) {
    return {
      name,
      tone,
      headline: 'This is the photo as the server received it',
      lines: [
        `Received on ${dateAndTime(photo.receivedAt)}: observed by the server.`,
        ...sayBroughtIn(photo),
        ...(photo.claimedDeviceSha256 && photo.claimedDeviceSha256 !== photo.sha256
          ? ['It is the smaller photo that was analysed. The device made it from a larger original.']
          : []),
        photo.claimedTakenAt
          ? `The camera’s date is ${photo.claimedTakenAt}: claimed, and it can be set.`
          : 'The photo has no date from a camera.',
        ...(photo.claimedDeviceAt
          ? [`The device that sent it had it at ${photo.claimedDeviceAt}: claimed, by its own clock.`]
          : []),
        recorded
          ? `Entry ${recorded.sequence} of the trail records it.`
          : 'The trail doesn’t record it. It may be older than the trail.',
      ],
    };
  }
  const larger = photos.find((one) => one.larger?.sha256 === hash);
  if (larger?.larger) {
    return {
      name,
      tone,
      headline: 'This is the original of a photo, as the server received it',
      lines: [
        `Received on ${dateAndTime(larger.larger.receivedAt)}: observed by the server.`,
        `The device made photo ${larger.id} smaller from it. That smaller photo was analysed, not this file.`,
        larger.claimedReceivedAt
          ? 'Both came out of an export, which says so. The device didn’t send them to this server.'
          : 'The device gave this file’s hash when it sent the smaller photo. The server computed the same one.',
        recorded
          ? `Entry ${recorded.sequence} of the trail records it.`
          : 'The trail doesn’t record it. It may be older than the trail.',
      ],
    };
  }
  const copied = photos.find(({ claimedDeviceSha256 }) => claimedDeviceSha256 === hash);
  if (copied) {
    return {
      name,
      tone,
      headline: 'A photo in the pack was made from this file',
      lines: [
        `The device said so when it sent the smaller copy, photo ${copied.id}, received on ${dateAndTime(copied.receivedAt)}.`,
        'That is the device’s word: whoever sent the copy had this file’s fingerprint by then. The server never had the file itself.',
      ],
    };
  }
  if (packed) {
    const parent = packed.kind === 'photo_copy' ? photos.find(({ id }) => id === packed.photo) : undefined;
    return {
      ...{ name, tone, headline: 'This file is in the pack, unchanged' },
      lines: [packed.path, ...(parent ? [sayParent(parent)] : [])],
    };
  }
  if (recorded) {
    const lines = [`Entry ${recorded.sequence} of the trail, on ${dateAndTime(recorded.at)}.`];
    return { name, tone, headline: 'The trail records this file, unchanged', lines };
  }
  return {
    name,
    tone: 'changed',
    headline: 'This file isn’t in the pack',
    lines: ['It was changed, or it’s another file. Sending a photo by message often changes it.'],
  };
}

/** Checks the files that somebody chose: packs first, then everything else beside them. */
export async function checkFiles(
  chosen: readonly File[],
  published: Published,
  onProgress: (share: number) => void,
  printed?: KeptHead,
): Promise<Verdict[]> {
  const zips: File[] = [];
  for (const file of chosen) if (await isZip(file)) zips.push(file);
  if (zips.length === 0) {
    return Promise.all(chosen.map((file) => sayAlone(file, published, printed)));
  }
  const checked: CheckedPack[] = [];
  for (const [at, zip] of zips.entries()) {
    const check = await checkPack(zip, (share) => onProgress((at + share) / zips.length));
    checked.push({ check, said: sayPack(zip.name, check, published) });
  }
  const packs = comparePacks(checked);
  const verdicts = packs.map(({ said }) => said);
  if (printed) {
    const sound = packs.filter(({ said }) => said.tone !== 'changed');
    const pack = sound.find(({ check }) => check.manifest?.project.id === printed.project) ?? sound[0];
    if (pack) verdicts.push(sayPrintedHead(pack.check, pack.said, printed));
  }
  for (const file of chosen) {
    if (!zips.includes(file)) verdicts.push(await sayBeside(file, packs, published));
  }
  return verdicts;
}

/** Of a file beside packs: by the first that knows it. */
async function sayBeside(file: File, packs: readonly CheckedPack[], published: Published): Promise<Verdict> {
  const hash = await sha256OfFile(file);
  const knows = packs.find(({ check }) => knowsFile(check, hash)) ?? packs[0];
  if (!knows) throw new Error('A file was to be compared with packs, and there is none');
  return sayFile(file, knows.check, knows.said, published);
}

const knowsFile = ({ manifest, trail }: PackCheck, hash: string) =>
  manifest?.files.some(({ sha256 }) => sha256 === hash) ||
  manifest?.photos.some(({ sha256, claimedDeviceSha256, larger }) =>
    [sha256, claimedDeviceSha256, larger?.sha256].includes(hash),
  ) ||
  trail.some(({ subjectSha256 }) => subjectSha256 === hash);

/** What this site knows of a report that it made; undefined where it couldn’t be asked. */
async function standingOf(
  file: File,
  { project, report }: { project: number; report: number },
): Promise<Standing | undefined> {
  try {
    return await call('reportStanding', { query: { project, report, sha256: await sha256OfFile(file) } });
  } catch {
    return undefined;
  }
}

/** Of a file without a pack: a report carries a signature of its own. */
async function sayAlone(file: File, published: Published, printed: KeptHead | undefined): Promise<Verdict> {
  if (await isPdf(file)) {
    const report = await checkReport(file);
    const said = sayReport(file.name, report, published, undefined, printed);
    // Who made it up, or changed it, may not be told that it is old.
    if (said.tone !== 'proved' || !('statement' in report)) return said;
    return sayStanding(said, report.statement.version, await standingOf(file, report.statement));
  }
  const lines = ['Choose the evidence pack and this file together.'];
  return { name: file.name, tone: 'partly', headline: 'Add the evidence pack', lines };
}
