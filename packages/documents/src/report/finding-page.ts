import { credentialsInWords } from '@plumbline/knowledge';
import type { ReportKind } from '@plumbline/knowledge/report-kinds';
import { FOR_REFERENCE } from '@plumbline/knowledge/standards';
import { isSaidOnly } from './finding-for-readers.ts';
import { closedHazards, openHazards } from './hazards-page.ts';
import {
  COMPLIANCE_WORDS,
  capital,
  confidenceWords,
  listOf,
  lower,
  printDate,
  printPlace,
  printTime,
  sentence,
} from './print-words.ts';
import { isHazard, type Rating, ratingOf, speaksAs4349 } from './rating.ts';
import {
  type FindingHistory,
  otherPhotosOf,
  type ReportFinding,
  type ReportOverlay,
  type ReportPhoto,
  wasAnalysed,
} from './report-content.ts';

/** A picture on the bench: its file and its proportions. */
export interface Picture {
  /** The drawing that the paper names it by. */
  file: string;
  /** The photo itself. */
  photo: string;
  aspect: number;
}

/** More points than this can't be told apart at the size of a printed photo. */
const MOST_POINTS = 240;

interface FindingPageOptions {
  kind: ReportKind;
  /** A page of its own; otherwise it stands in the summary alone. */
  printed: boolean;
  /** Where it is marked, such as 'Ground floor, page 2'; empty where it isn't. */
  onPlan: string;
  /** Other photos of findings, by the photo's id. */
  further: ReadonlyMap<number, Picture>;
  /** Time zone of the property. */
  clock: string;
}

/** A finding, as its readers need it, for the template. */
export function toFindingPage(
  finding: ReportFinding,
  number: string,
  picture: Picture | null,
  { kind, printed, onPlan, further, clock }: FindingPageOptions,
) {
  const rating = ratingOf(finding, kind);
  const { photo, panel, decision, rule, actions } = finding;
  const overlays = picture ? finding.overlays.map(thinOut).filter(hasMarks) : [];
  const alerts = openHazards(finding);
  const toldAbove = new Set(alerts.flatMap(({ steps }) => steps));
  return {
    id: finding.id,
    number,
    printed,
    title: finding.title,
    rating,
    compliance: { verdict: finding.compliance, word: complianceWord(finding) },
    hazard: isHazard(finding),
    alerts,
    location: finding.location,
    meta: [
      finding.number === undefined ? '' : `Finding ${finding.number} of the project`,
      finding.location,
      onPlan && `on the plan ${onPlan}`,
      listOf(finding.stages),
      finding.classification,
    ]
      .filter((part) => part !== '')
      .join(' · '),
    picture,
    photoMissing: finding.saidNotShown
      ? 'Said, not shown. The photo given with it doesn’t appear to show a part of a building.'
      : photo
        ? 'The photo of this finding couldn’t be read when the report was made.'
        : 'This finding has no photo.',
    alt: altOf(finding, rating, photo),
    markedAlt: finding.overlayDescription
      ? `The same photo with marks: ${finding.overlayDescription}`
      : 'The same photo with the places the engines marked',
    photoCaption: captionOf(photo, number, clock),
    // All of it stands below, as what was seen, and in the words for who can't see the picture.
    overlayCaption:
      overlays.length > 0 ? firstSentence(finding.overlayDescription) || 'Places the engines marked' : '',
    overlays,
    further: furtherOf(finding, rating, { number, further, clock }),
    history: historyOf(finding, rating, { picture, number, further, clock }),
    // Once an inspector has decided, their words stand alone; how the software saw it is told in the annexure.
    panel:
      decision || !wasAnalysed(finding)
        ? null
        : {
            // Its class follows from the rules alone and stands above; only the product's severity can differ.
            // No engine saw what only the words name.
            heading: isSaidOnly(finding) ? 'What the description names' : 'What the panel of engines found',
            rating: speaksAs4349(kind) ? null : ratingOf({ ...finding, severity: panel.severity }, kind),
            rows: [
              panel.title,
              panel.confidence === undefined ? '' : capital(confidenceWords(panel.confidence, panel.sureOf)),
              `Compliance: ${lower(COMPLIANCE_WORDS[panel.compliance])}`,
              panel.mismatch ?? '',
            ],
          },
    decision: decisionOf(finding, rating, clock),
    note: decision && !fitsBeside(decision.note) ? decision.note : '',
    description: finding.description,
    grounds: groundsOf(finding),
    measurements: finding.measurements,
    reasons: [...closedHazards(finding, clock), ...reasonsOf(finding, kind)],
    complianceText: besideRule(finding),
    rule: rule
      ? [
          ['Provision', rule.provision],
          ['Stated', rule.stated],
          ['Limit', rule.limit],
          ['Reason', rule.reason],
          ['How we know', rule.page?.replace(/^https?:\/\//, '') ?? '', rule.page ?? ''],
        ].filter(([, value]) => value !== '')
      : null,
    causes: finding.causes,
    actions: [
      { when: 'Now', items: actions.immediate.filter((step) => !toldAbove.has(step)) },
      { when: 'Within weeks', items: actions.shortTerm },
      { when: 'Later', items: actions.longTerm },
    ].filter(({ items }) => items.length > 0),
    call: finding.whoToCall.map(capital),
    references: sourcesOf(finding.references),
    limits: [finding.limits, ...(finding.blindSpots ?? [])].join(' ').trim(),
  };
}

/** What holds for another edition stands last, and is said to do so once. */
function sourcesOf(references: readonly string[]): string[] {
  const others = references.filter((line) => line.endsWith(FOR_REFERENCE));
  if (others.length === 0) return [...references];
  const named = others.map((line) => line.slice(0, -FOR_REFERENCE.length).trim());
  const marked = `${capital(FOR_REFERENCE.slice(1, -1))}: ${named.join('; ')}`;
  return [...references.filter((line) => !others.includes(line)), marked];
}

const firstSentence = (text: string) => /^.*?\.(?= |$)/.exec(text)?.[0] ?? text;

/** What was said and what is usual; what the software saw is told in the annexure. */
function groundsOf(finding: ReportFinding): [string, string][] {
  const { typicalSigns = [], userDescription, spokenWords = '' } = finding;
  const signs = typicalSigns.length > 0 ? `Not necessarily in this photo: ${typicalSigns.join('; ')}.` : '';
  const rows: [string, string][] = [
    [finding.photo ? 'Said with the photo' : 'Description given', userDescription],
    ['Voice note', spokenWords],
    ['Typical signs', signs],
  ];
  return rows.filter(([, text]) => text !== '');
}

/** What the words on compliance say besides the rule, whose own table stands below them. */
function besideRule({ complianceText: text, rule }: ReportFinding): string {
  if (!rule) return text;
  const provision = text.indexOf(rule.provision);
  const limit = provision < 0 ? -1 : text.indexOf(rule.limit, provision + rule.provision.length);
  const verdict = text.slice(0, Math.max(0, text.indexOf(':')));
  // Words put otherwise than by the rules are printed whole.
  if (limit < 0 || verdict === '') return text;
  const afterStop = (rest: string) => rest.replace(/^\.?\s*/, '');
  const rest = afterStop(text.slice(limit + rule.limit.length));
  return `${verdict}. ${rest.startsWith(rule.reason) ? afterStop(rest.slice(rule.reason.length)) : rest}`.trim();
}

/** The rule that sets a severity to begin with; in the words of AS 4349.1 there is none. */
const OF_A_SEVERITY = /: (?:critical|high|medium|low) as a rule\.?$|\bseverity\b|^Set by the inspector\.$/;

const reasonsOf = ({ severityReasons }: ReportFinding, kind: ReportKind): string[] =>
  severityReasons.filter((reason) => !(speaksAs4349(kind) && OF_A_SEVERITY.test(reason))).map(sentence);

/** Once somebody has decided, a verdict that is open isn't for want of a better photo. */
export const complianceWord = ({ compliance, decision }: ReportFinding) =>
  decision && compliance === 'undetermined' ? 'Not determined' : COMPLIANCE_WORDS[compliance];

/** Short enough for the column beside the photos. */
const fitsBeside = (note: string) => note.length <= 160;

interface PrintedDecision {
  /** Null while nobody has decided. */
  rating: Rating | null;
  tone: 'open' | 'confirmed' | 'corrected';
  rows: string[];
}

function decisionOf(finding: ReportFinding, rating: Rating, clock: string): PrintedDecision {
  const { decision } = finding;
  if (!decision) {
    return {
      rating: null,
      tone: 'open',
      rows: [
        wasAnalysed(finding)
          ? `Not reviewed yet. This is what the ${isSaidOnly(finding) ? 'description names' : 'panel found'}; an inspector hasn’t decided.`
          : 'Not reviewed yet. It stands as it was written or brought in; an inspector hasn’t decided.',
      ],
    };
  }
  const confirmed = decision.verdict === 'confirmed';
  return {
    rating,
    tone: confirmed ? 'confirmed' : 'corrected',
    rows: [
      `Compliance: ${lower(complianceWord(finding))}`,
      fitsBeside(decision.note) ? decision.note : '',
      `${confirmed ? 'Confirmed' : 'Corrected'} on ${printDate(decision.decidedAt, clock)}`,
    ],
  };
}

function altOf(finding: ReportFinding, { word }: Rating, photo: ReportPhoto | null): string {
  const where = finding.location ? ` at ${finding.location}` : '';
  const file = photo?.fileName ? ` (${photo.fileName})` : '';
  return `Photo of ${finding.title}${where}, rated ${word.toLowerCase()}${file}`;
}

function captionOf(photo: ReportPhoto | null, number: string, clock: string): string {
  const taken = photo?.takenAt ? `taken ${printTime(photo.takenAt, clock)}` : 'time not recorded';
  return `Photo ${number} · ${taken}`;
}

/** 01, then 01b to 01z, 01aa, 01ab and so on. */
const numberOf = (number: string, at: number) => `${number}${lettersOf(at + 2)}`;

/** 2 → b, 26 → z, 27 → aa. */
const lettersOf = (count: number): string => {
  const before = Math.floor((count - 1) / 26);
  return `${before > 0 ? lettersOf(before) : ''}${String.fromCharCode('a'.charCodeAt(0) + ((count - 1) % 26))}`;
};

/** The finding's other photos that could be read, each with what it is for and when it was taken. */
function furtherOf(
  finding: ReportFinding,
  rating: Rating,
  { number, further, clock }: Omit<Shown, 'picture'>,
) {
  return (finding.furtherPhotos ?? []).flatMap((photo, at) => {
    const picture = further.get(photo.id);
    if (!picture) return [];
    const caption = [captionOf(photo, numberOf(number, at), clock), photo.role].filter(Boolean).join(' · ');
    return [{ picture, alt: `${altOf(finding, rating, photo)}, photo ${at + 2}`, caption }];
  });
}

interface Shown {
  picture: Picture | null;
  number: string;
  further: ReadonlyMap<number, Picture>;
  clock: string;
}

/** What became of a finding, with a photo from before and one from after where both could be read; null without. */
function historyOf(finding: ReportFinding, rating: Rating, { picture, number, further, clock }: Shown) {
  const { history } = finding;
  if (!history) return null;
  const others = otherPhotosOf(finding);
  const side = (name: string, of: FindingHistory['before']) => {
    if (of === null) return null;
    const photo = of === 'own' ? finding.photo : of;
    const shown = of === 'own' ? picture : further.get(of.id);
    if (!photo || !shown) return null;
    const label = of === 'own' ? number : numberOf(number, others.indexOf(of));
    const alt = `${name}: ${altOf(finding, rating, photo)}`;
    return { picture: shown, alt, caption: `${name} · ${captionOf(photo, label, clock)}` };
  };
  const [before, after] = [side('Before', history.before), side('After', history.after)];
  return { said: history.said, pair: before && after ? [before, after] : [] };
}

/** Its photos as the index numbers them, by their files' names. */
export const photosInIndex = (finding: ReportFinding, number: string) => [
  ...(finding.photo ? [{ number, file: fileOf(finding.photo) }] : []),
  ...otherPhotosOf(finding).map((further, at) => ({ number: numberOf(number, at), file: fileOf(further) })),
];

const fileOf = ({ fileName }: ReportPhoto) => fileName || 'Photo';

/** The lines of a finding in the photo index: its cover and its other photos. */
export const toIndexRows = (finding: ReportFinding, number: string, clock: string) => [
  ...(finding.photo ? [toIndexRow(finding.photo, number, clock)] : []),
  ...otherPhotosOf(finding).map((further, at) => toIndexRow(further, numberOf(number, at), clock)),
];

function toIndexRow(photo: ReportPhoto, number: string, clock: string) {
  const place =
    photo.latitude === null || photo.longitude === null
      ? 'Place not recorded'
      : printPlace(photo.latitude, photo.longitude);
  return {
    number,
    file: fileOf(photo),
    sha256: photo.sha256,
    /** Of the file that the device made it smaller from; empty where it is the same. */
    largerSha256: largerOf(photo),
    taken: [
      photo.takenAt ? `Taken ${printTime(photo.takenAt, clock)}` : 'Time not recorded',
      photo.camera ?? '',
      deviceLine(photo, clock),
      addedLine(photo, clock),
      photo.contentCredentials ? `Content credentials: ${credentialsInWords(photo.contentCredentials)}` : '',
    ],
    place: [place, `${photo.width} × ${photo.height} px`],
  };
}

/** What the device said when it sent the photo; nothing of older photos and of those that came from elsewhere. */
function deviceLine({ deviceAt, added }: ReportPhoto, clock: string): string {
  const how = added?.source === 'in_app' ? 'Taken in the app' : 'On the device';
  return deviceAt ? `${how} ${printTime(deviceAt, clock)}` : '';
}

const largerOf = ({ deviceSha256, sha256 }: ReportPhoto): string =>
  deviceSha256 && deviceSha256 !== sha256 ? deviceSha256 : '';

function addedLine({ added }: ReportPhoto, clock: string): string {
  if (!added) return '';
  const by = added.by && ` by ${added.by}`;
  if (added.broughtInAt) {
    const claimed = `Received before then on ${printTime(added.at, clock)}, as its export says`;
    return `Brought in from an export ${printTime(added.broughtInAt, clock)}${by}. ${claimed}`;
  }
  const from = added.source === 'brought_in' ? ', from another report or system' : '';
  return `Added ${printTime(added.at, clock)}${by}${from}`;
}

function thinOut(overlay: ReportOverlay): ReportOverlay {
  if (overlay.kind !== 'trace' || overlay.points.length <= MOST_POINTS) return overlay;
  const step = (overlay.points.length - 1) / (MOST_POINTS - 1);
  const points = Array.from({ length: MOST_POINTS }, (_, at) => overlay.points[Math.round(at * step)]);
  return { ...overlay, points: points.filter((point) => point !== undefined) };
}

const hasMarks = (overlay: ReportOverlay) =>
  overlay.kind === 'heat' ? overlay.values.some((value) => value > 0.25) : overlay.points.length > 1;
