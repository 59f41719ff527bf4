/** What is drawn on the photo: the outline of what was found, or the places that want a closer look. */
import { FAMILY_NAMES, type Family, findDefectName, GROUP_FAMILIES } from '@plumbline/knowledge';
import { BARE_STEEL, placeInWords } from './engines/surface.ts';
import type { Box, Region } from './network/regions.ts';
import type { Consensus, Examination, Opinion, Overlay } from './panel.ts';

type Marks = Pick<Examination, 'overlays' | 'overlayDescription' | 'region'> & {
  /** What to do with the marks, where the panel isn't sure. */
  advice: string[];
};

const NOTHING: Marks = { overlays: [], overlayDescription: 'Nothing is marked on this photo.', advice: [] };

type Answer = Pick<
  Consensus,
  'outcome' | 'family' | 'group' | 'defectId' | 'distribution' | 'title' | 'agreement'
>;

/** From this share on a photo of which only words tell something is of no building. */
const FOREIGN = 0.5;

/** The families that an answer is of, the likeliest first. */
function familiesOf({ family, group, defectId, distribution }: Answer): readonly Family[] {
  if (family !== null) return [family];
  if (group) return GROUP_FAMILIES[group].toSorted((one, other) => distribution[other] - distribution[one]);
  return (defectId && findDefectName(defectId)?.families) || [];
}

const corners = ({ x, y, width, height }: Box): [number, number][] => [
  [x, y],
  [x + width, y],
  [x + width, y + height],
  [x, y + height],
];

const middle = ({ x, y, width, height }: Box) => placeInWords(x + width / 2, y + height / 2);

/** Heat of another kind than the answer's would contradict it; lines and unnamed marks stay. */
function fitting(overlays: readonly Overlay[], families: readonly Family[]): Overlay[] {
  const names = families.map((family) => FAMILY_NAMES[family]);
  return overlays.filter(({ kind, label }) => kind !== 'heat' || names.length === 0 || names.includes(label));
}

/** Where the answer's likeliest family that has a place is. */
function regionOf(answer: Answer, opinions: readonly Opinion[]): Region | undefined {
  const regions = opinions.flatMap(({ regions: some }) => some ?? []);
  return familiesOf(answer)
    .map((family) => regions.find((one) => one.family === family))
    .find((one) => one !== undefined);
}

/** The box around it, whether or not it is drawn: other defects of the photo lie apart from it. */
export const placeOf = (answer: Answer, opinions: readonly Opinion[]): Box | undefined =>
  regionOf(answer, opinions)?.box;

function ofFinding(answer: Answer, opinions: readonly Opinion[], drawn: readonly Overlay[]): Marks {
  const families = familiesOf(answer);
  const region = regionOf(answer, opinions);
  const told = opinions.flatMap(({ overlayDescription }) => overlayDescription ?? []);
  if (!region) {
    if (drawn.length === 0) return NOTHING;
    return { overlays: [...drawn], overlayDescription: told.join(' '), advice: [] };
  }
  // What is seen, never the name of the defect: an inspector may name it otherwise.
  const seen = answer.group ? answer.title : FAMILY_NAMES[region.family];
  const kept = fitting(drawn, families);
  const described = kept.length === drawn.length ? told : [];
  return {
    overlays: [...kept, ...outlined(region, seen)],
    region: region.box,
    overlayDescription: [`${seen}: outlined ${middle(region.box)}.`, ...described].join(' '),
    advice: [],
  };
}

const outlined = ({ outlines }: Region, label: string): Overlay[] =>
  outlines.map((points) => ({ kind: 'outline', label, points }));

function closerLook(opinions: readonly Opinion[], drawn: readonly Overlay[]): Marks {
  const places = opinions.flatMap(({ places: some }) => some ?? []);
  if (places.length === 0) {
    const told = opinions.flatMap(({ overlayDescription }) => overlayDescription ?? []);
    return drawn.length === 0
      ? NOTHING
      : { ...NOTHING, overlays: [...drawn], overlayDescription: told.join(' ') };
  }
  const one = places.length === 1;
  const listed = places.map((box, at) => `${at + 1} ${middle(box)}`).join(', ');
  return {
    overlays: [
      ...drawn.filter(({ kind }) => kind === 'trace'),
      ...places.map(
        (box, at): Overlay => ({
          kind: 'outline',
          label: 'Look closer',
          points: corners(box),
          place: at + 1,
        }),
      ),
    ],
    overlayDescription: `Look closer here: ${listed}.`,
    advice: [
      one
        ? 'Photograph the marked place from arm’s length.'
        : 'Photograph each marked place from arm’s length, one photo each.',
    ],
  };
}

/** Bars that seem to show are marked whatever the answer is: people are warned of them. */
function withBars(marks: Marks, opinions: readonly Opinion[]): Marks {
  const [bars] = opinions.flatMap(({ bareBars }) => bareBars ?? []);
  if (!bars) return marks;
  const told = `${BARE_STEEL} ${middle(bars.box)}: outlined.`;
  return {
    ...marks,
    overlays: [
      ...marks.overlays,
      ...bars.outlines.map((points): Overlay => ({ kind: 'outline', label: `${BARE_STEEL} here`, points })),
    ],
    region: marks.region ?? bars.box,
    overlayDescription: marks.overlays.length > 0 ? `${marks.overlayDescription} ${told}` : told,
  };
}

/** What is drawn over the photo for this answer. */
export function marksFor(answer: Answer, opinions: readonly Opinion[]): Marks {
  return withBars(marksOf(answer, opinions), opinions);
}

/** Marks on a photo that the panel finds clean or foreign would contradict its answer: there are none. */
function marksOf(answer: Answer, opinions: readonly Opinion[]): Marks {
  const drawn = opinions.flatMap(({ overlays }) => overlays ?? []);
  if (answer.outcome === 'not_sure') return closerLook(opinions, drawn);
  // What only words name isn't outlined as seen: whoever looks is shown where something may be.
  if (answer.agreement?.basis === 'words')
    return answer.distribution.not_building >= FOREIGN
      ? NOTHING
      : { ...closerLook(opinions, drawn), advice: [] };
  return answer.outcome === 'defect' ? ofFinding(answer, opinions, drawn) : NOTHING;
}
