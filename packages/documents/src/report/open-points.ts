import { clockOf, isSaidToBeMade, type StateCode } from '@plumbline/knowledge';
import { isUnsaid, notChosenLead } from './hazards-page.ts';
import { lackingOf } from './kinds.ts';
import { countOf, dayAt, listOf, printDate } from './print-words.ts';
import { classOf } from './rating.ts';
import { type ReportContent, type ReportFinding, type ReportPhoto, wasAnalysed } from './report-content.ts';
import { areaPoints } from './seen-areas.ts';
import { type WrongDay, wrongDays } from './wrong-days.ts';

/** Where a point is settled: at a finding, in the project, on the letterhead, or in the report's own details. */
export type OpenPointAt = 'finding' | 'project' | 'letterhead' | 'details';

/** Something that a reader of the report will ask about. What isn't settled is printed as a limitation. */
export interface OpenPoint {
  code:
    | 'hazards_open'
    | 'hazards_not_chosen'
    | 'fallen_unsaid'
    | 'undecided'
    | 'no_location'
    | 'no_photo'
    | 'photo_place'
    | 'photo_date'
    | 'photo_made'
    | WrongDay['code']
    | 'assumed'
    | 'unsure_source'
    | 'no_class'
    | 'no_reasons'
    | 'no_address'
    | 'no_state'
    | 'other_state'
    | 'no_dates'
    | 'no_particulars'
    | 'no_client'
    | 'no_inspector'
    | 'no_areas'
    | ReturnType<typeof areaPoints>[number]['code'];
  /** In words for the person who makes the report. */
  text: string;
  /** The same in words for its readers. */
  limitation: string;
  at: OpenPointAt;
  /** Ids of the findings that it is about; empty where it is about the whole report. */
  findingIds: number[];
}

/** Corners of each state and territory in degrees: south, north, west, east. Outside of them a photo is elsewhere. */
const EXTENTS: Readonly<Record<StateCode, readonly [number, number, number, number]>> = {
  NSW: [-37.6, -28.1, 140.9, 159.2],
  VIC: [-39.3, -33.9, 140.9, 150.1],
  QLD: [-29.3, -9, 137.9, 153.7],
  WA: [-35.3, -13.5, 112.7, 129.1],
  SA: [-38.2, -25.9, 128.9, 141.1],
  TAS: [-44, -39.3, 143.5, 148.7],
  ACT: [-36, -35, 148.7, 149.5],
  NT: [-26.1, -10.8, 128.9, 138.1],
};
/** What a notice needs, as it is asked for. */
const LACKING: Readonly<Record<string, string>> = {
  addressee: 'the addressee',
  replyBy: 'the day to reply by',
};

/** Photos of one property lie closer together than this. Phones err by some hundred metres indoors. */
const APART_KM = 2;

const KM_PER_DEGREE = 111;

function kilometresBetween(one: Place, other: Place): number {
  const north = (one.latitude - other.latitude) * KM_PER_DEGREE;
  const east = (one.longitude - other.longitude) * KM_PER_DEGREE * Math.cos((one.latitude * Math.PI) / 180);
  return Math.hypot(north, east);
}

interface Place {
  latitude: number;
  longitude: number;
}

const placeOf = ({ latitude, longitude }: ReportPhoto): Place | null =>
  latitude === null || longitude === null ? null : { latitude, longitude };

const photosOf = ({ photo, furtherPhotos = [] }: ReportFinding): ReportPhoto[] =>
  photo ? [photo, ...furtherPhotos] : [...furtherPhotos];

const middle = (values: readonly number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Where most of the photos were taken; null where fewer than three say. */
function commonPlace(places: readonly Place[]): Place | null {
  if (places.length < 3) return null;
  return {
    latitude: middle(places.map(({ latitude }) => latitude)),
    longitude: middle(places.map(({ longitude }) => longitude)),
  };
}

/**
 * What a report leaves open, in the order in which it matters: read over what it would print, before it is made and once
 * more when it is.
 */
export function openPointsOf(content: ReportContent): OpenPoint[] {
  const counted = content.findings.filter(({ group }) => group === 'defect');
  const { project, letterhead } = content;
  const clock = clockOf(project.state);
  const points: OpenPoint[] = [];
  const about = (
    code: OpenPoint['code'],
    findings: readonly ReportFinding[],
    words: (count: string) => { text: string; limitation: string },
  ) => {
    if (findings.length === 0) return;
    const told = words(countOf(findings.length, 'finding'));
    points.push({ code, at: 'finding', findingIds: findings.map(({ id }) => id), ...told });
  };
  const whole = (code: OpenPoint['code'], at: OpenPointAt, text: string, limitation: string) =>
    points.push({ code, at, findingIds: [], text, limitation });

  const left = content.hazardsNotChosen ?? [];
  if (left.length > 0)
    points.push({
      code: 'hazards_not_chosen',
      at: 'finding',
      findingIds: left.map(({ id }) => id),
      text: `${countOf(left.length, 'finding')} with an open hazard ${left.length === 1 ? 'isn’t' : 'aren’t'} in this report. Add ${left.length === 1 ? 'it' : 'them'}, or close the hazard with a reason.`,
      limitation: `${notChosenLead(left.length)} See Safety hazards.`,
    });
  const warned = content.findings.filter(({ alerts = [] }) => alerts.length > 0);
  const titles = [...new Set(warned.flatMap(({ alerts = [] }) => alerts.map(({ title }) => title)))];
  about('hazards_open', warned, (count) => ({
    text: `${count} with an open hazard: ${listOf(titles)}. Once it is made safe, close it with a reason.`,
    limitation: `${count} with a safety hazard that was open when this report was made. See Safety hazards.`,
  }));
  about('fallen_unsaid', content.findings.filter(isUnsaid), (count) => ({
    text: `${count} of which nobody has said whether anything has fallen, is loose or has a hole in it. Answer it on each.`,
    limitation: `${count} of which it isn’t known whether anything has fallen, is loose or has a hole in it. Keep people out from under it until that’s known.`,
  }));
  for (const { findings, ...point } of areaPoints(content))
    points.push({ ...point, findingIds: findings.map(({ id }) => id) });
  const undecided = counted.filter(({ decision }) => !decision);
  const shownAs = [
    undecided.some(wasAnalysed) ? 'found by the software' : '',
    undecided.every(wasAnalysed) ? '' : 'brought in',
  ];
  about('undecided', undecided, (count) => ({
    text: `${count} without your decision. Confirm, correct or reject each.`,
    limitation: `${count} not reviewed by the inspector, and shown as ${shownAs.filter((part) => part !== '').join(' or as ')}.`,
  }));
  for (const { finding, why } of elsewhere(counted, content))
    about('photo_place', [finding], () => ({
      text: `A photo of ‘${finding.title}’ was taken ${why}. Check that it shows this property.`,
      limitation: `According to its file, a photo of ‘${finding.title}’ was taken ${why}.`,
    }));
  if (content.inspectedOn)
    about(
      'photo_date',
      counted.filter((finding) =>
        photosOf(finding).some(({ takenAt }) => takenAt && dayAt(takenAt, clock) !== content.inspectedOn),
      ),
      (count) => ({
        text: `${count} with photos that weren’t taken on ${printDate(content.inspectedOn)}. Check the day.`,
        limitation: `${count} with photos that, according to their files, weren’t taken on the day of the inspection.`,
      }),
    );
  about(
    'photo_made',
    counted.filter((finding) =>
      photosOf(finding).some(
        ({ contentCredentials }) => contentCredentials && isSaidToBeMade(contentCredentials),
      ),
    ),
    (count) => ({
      text: `${count} with photos that AI or a program made or changed, according to their content credentials.`,
      limitation: `${count} with photos that AI or a program made or changed, according to their content credentials.`,
    }),
  );
  about(
    'no_location',
    counted.filter(({ location }) => location === ''),
    (count) => ({
      text: `${count} without a place. Say where each is.`,
      limitation: `Where ${count === '1 finding' ? 'one finding lies' : `${count} lie`} in the building isn’t recorded.`,
    }),
  );
  about(
    'no_photo',
    counted.filter((finding) => photosOf(finding).length === 0),
    (count) => ({
      text: `${count} without a photo.`,
      limitation: `${count} without a photo, based on words alone.`,
    }),
  );
  about(
    'assumed',
    counted.filter(({ assumed }) => assumed),
    (count) => ({
      text: `${count} can’t be judged until dates or state are given. Add them to the project.`,
      limitation: `For ${count}, compliance wasn’t decided because dates or the state weren’t known.`,
    }),
  );
  about(
    'unsure_source',
    counted.filter(({ sourceOpen }) => sourceOpen),
    (count) => ({
      text: `${count} judged by a limit from a single source. Check the limit before you sign.`,
      limitation: `The limit for ${count} comes from a single source. Check it before you rely on it.`,
    }),
  );
  if (content.kind === 'pre_purchase')
    about(
      'no_class',
      counted.filter((finding) => classOf(finding) === 'open'),
      (count) => ({
        text: `${count} neither major nor minor by AS 4349.1. Set the class with your decision.`,
        limitation: `${count} not classified as a major or a minor defect.`,
      }),
    );
  if (content.kind === 'expert' && content.particulars?.forum?.leave !== 'granted')
    about(
      'no_reasons',
      counted.filter(({ decision }) => decision && decision.note.trim() === ''),
      (count) => ({
        text: `${count} without your reasons. Write them as the note of your decision.`,
        limitation: `The expert gave no reasons for ${count}.`,
      }),
    );
  for (const { code, at, text, limitation } of wrongDays(content, dayAt(content.madeAt, clock)))
    whole(code, at, text, limitation);
  if (!project.address)
    whole('no_address', 'project', 'The property has no address.', 'The property’s address isn’t recorded.');
  if (!project.state)
    whole(
      'no_state',
      'project',
      'The project has no state.',
      'The state isn’t recorded, so no state’s guide was applied.',
    );
  const { forum } = content.particulars ?? {};
  if (content.kind === 'expert' && forum?.state && project.state && forum.state !== project.state)
    whole(
      'other_state',
      'details',
      `${forum.name} isn’t in the property’s state, ${project.state}. Choose its forum, or correct the project’s state.`,
      `This report is for ${forum.name}. The property is in another state: ${project.state}.`,
    );
  const missing = (project.dates ?? []).filter(({ date }) => !date).map(({ name }) => name);
  if (missing.length > 0)
    whole(
      'no_dates',
      'project',
      `Not given: ${listOf(missing)}.`,
      `Not known when this report was made: ${listOf(missing)}.`,
    );
  const lacking = listOf(lackingOf(content).map((key) => LACKING[key] ?? key));
  if (lacking)
    whole(
      'no_particulars',
      'details',
      `Missing from the notice: ${lacking}. Until then it stays a draft.`,
      `Not given in this notice: ${lacking}.`,
    );
  if (!content.clientName) whole('no_client', 'details', 'No client is named.', 'No client is named.');
  if (!letterhead.inspectorName || !letterhead.licenceNumber)
    whole(
      'no_inspector',
      'letterhead',
      'Your name or licence number is missing on the letterhead.',
      'The inspector’s name or licence number isn’t given.',
    );
  if (!content.inspection && content.kind !== 'defect_list' && content.kind !== 'notice' && content.kind)
    whole(
      'no_areas',
      'details',
      'No inspection is declared, so this stays a draft.',
      'No inspection is declared: this is a draft.',
    );
  return points;
}

/** Findings with a photo whose place, by its own data, isn't the property's. */
function elsewhere(counted: readonly ReportFinding[], { project }: ReportContent) {
  const places = counted.flatMap((finding) => photosOf(finding).flatMap((photo) => placeOf(photo) ?? []));
  const common = commonPlace(places);
  const extent = EXTENTS[project.state as StateCode];
  return counted.flatMap((finding) => {
    const whys = photosOf(finding).flatMap((photo) => {
      const place = placeOf(photo);
      const why = place && whyElsewhere(place, { extent, state: project.state, common });
      return why ? [why] : [];
    });
    return whys[0] ? [{ finding, why: whys[0] }] : [];
  });
}

interface Expected {
  extent: readonly [number, number, number, number] | undefined;
  state: string;
  common: Place | null;
}

function whyElsewhere(place: Place, { extent, state, common }: Expected): string | undefined {
  const within = ([south, north, west, east]: readonly [number, number, number, number]) =>
    place.latitude >= south && place.latitude <= north && place.longitude >= west && place.longitude <= east;
  if (!Object.values(EXTENTS).some(within)) return 'outside Australia';
  if (extent && !within(extent)) return `outside ${state}`;
  const away = common && kilometresBetween(place, common);
  return away !== null && away > APART_KM
    ? `${away < 10 ? away.toFixed(1) : Math.round(away)} km from the others`
    : undefined;
}
