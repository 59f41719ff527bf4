import { FAMILIES, FAMILY_NAMES, type Family } from '@plumbline/knowledge';
import { normalise } from '../consensus/opinion-pool.ts';
import { barsIn, barsShare } from '../network/bars.ts';
import { fallenShare } from '../network/fallen.ts';
import { halvesOf } from '../network/halves.ts';
import { corrected, type Head } from '../network/head.ts';
import { type Inference, inferenceOf, LOCAL_FAMILIES } from '../network/inference.ts';
import { photoAt } from '../network/input.ts';
import { placesOf, regionsOf } from '../network/regions.ts';
import type { Box, Engine, Opinion } from '../panel.ts';
import { patchesIn } from '../stains/holes.ts';
import { STAINS_SIDE } from '../stains/stains.ts';

/** Below this the strongest family isn't worth marking on the photo. */
const MARKED = 0.3;
/** From this share of any defect on, the halves may be looked at by themselves as well. */
const HALVED = 0.5;
/** A cell counts as showing the defect from here on. */
const SHOWN = 0.5;

/** Where a point of the photo lies, in words. */
export function placeInWords(across: number, down: number): string {
  const height = down < 0.36 ? 'upper' : down > 0.64 ? 'lower' : '';
  const side = across < 0.36 ? 'left' : across > 0.64 ? 'right' : '';
  if (height && side) return `in the ${height} ${side}`;
  if (height) return `in the ${height} part`;
  return side ? `on the ${side}` : 'around the middle';
}

/** Where the strongest cells lie, in words. */
export function whereabouts(values: Float32Array, columns: number, rows: number): string {
  let total = 0;
  let x = 0;
  let y = 0;
  values.forEach((value, at) => {
    const weight = value ** 3;
    total += weight;
    x += weight * ((at % columns) + 0.5);
    y += weight * (Math.floor(at / columns) + 0.5);
  });
  if (total === 0) return 'nowhere in particular';
  return placeInWords(x / total / columns, y / total / rows);
}

const rounded = (value: number) => Math.round(value * 1000) / 1000;

function marked(inference: Inference, family: Family): Pick<Opinion, 'overlays' | 'overlayDescription'> {
  const values = inference.cells.values.get(family);
  if (!values) return {};
  const { columns, rows } = inference.cells;
  const shown = values.reduce((count, value) => count + (value >= SHOWN ? 1 : 0), 0);
  const share = Math.max(1, Math.round((100 * shown) / values.length));
  const extent = shown > 0 ? `over about ${share}% of the photo, mostly` : 'faintly, mostly';
  return {
    overlays: [
      { kind: 'heat', label: FAMILY_NAMES[family], columns, rows, values: [...values].map(rounded) },
    ],
    overlayDescription: `${FAMILY_NAMES[family]} marked ${extent} ${whereabouts(values, columns, rows)}.`,
  };
}

/** How bars that show are told: never as certain. */
export const BARE_STEEL = 'Bare steel seems to show';

/** What was looked for bars gives: how surely they show, and where. */
function withBars(opinion: Opinion, inference: Inference): Opinion {
  const share = barsShare(inference);
  if (share === undefined) return opinion;
  const bareBars = barsIn(inference);
  if (!bareBars) return { ...opinion, bars: share };
  const { x, y, width, height } = bareBars.box;
  const told = `${BARE_STEEL} ${placeInWords(x + width / 2, y + height / 2)}.`;
  return { ...opinion, bars: share, bareBars, summary: `${opinion.summary} ${told}` };
}

const whereIs = ({ x, y, width, height }: Box): string => placeInWords(x + width / 2, y + height / 2);

/** Several of a thing on a light surface, the largest first. */
function toldOf([largest, ...others]: readonly Box[], one: string, many: string): string[] {
  if (!largest) return [];
  return [others.length === 0 ? `${one}, ${whereIs(largest)}.` : `${many}, the largest ${whereIs(largest)}.`];
}

/** Where a light surface has dark openings or brownish patches: looked at first, and told where nothing else is seen. */
function withPatches(
  opinion: Opinion,
  inference: Inference,
  { stains, holes, wide }: ReturnType<typeof patchesIn>,
): Opinion {
  const told = [
    ...toldOf(holes, 'A dark opening in a light surface', 'Dark openings in a light surface'),
    ...(wide > 0 ? ['A light surface has a dark opening that is wide or goes on outside the photo.'] : []),
    ...toldOf(stains, 'A brownish patch on a light surface', 'Brownish patches on a light surface'),
  ];
  if (told.length === 0) return opinion;
  return {
    ...opinion,
    ...(stains.length > 0 ? { stained: stains.length } : {}),
    ...(holes.length + wide > 0 ? { holed: holes.length + wide } : {}),
    places: placesOf(inference, [...holes, ...stains]),
    summary: opinion.overlays ? opinion.summary : told.join(' '),
  };
}

/** What the network's inference says, as an opinion; corrected by what was learned, where something was. */
export function opinionOf(inference: Inference, head?: Head): Opinion {
  const shares = normalise(corrected(inference.scores, inference.embedding, head));
  const families = Object.fromEntries(FAMILIES.map((family, at) => [family, shares[at] ?? 0]));
  const best = LOCAL_FAMILIES.reduce(
    (a, b) => ((families[b] ?? 0) > (families[a] ?? 0) ? b : a),
    'crack' as Family,
  );
  const strength = families[best] ?? 0;
  const opinion: Opinion = {
    families,
    defects: {},
    summary: '',
    recommendations: [],
    measurements: [],
    damaged: rounded(inference.damaged),
    regions: regionsOf(inference),
    places: placesOf(inference),
  };
  if (strength >= MARKED) {
    const marks = marked(inference, best);
    return { ...opinion, ...marks, summary: marks.overlayDescription ?? FAMILY_NAMES[best] };
  }
  const clean = (families.normal ?? 0) >= (families.not_building ?? 0);
  return {
    ...opinion,
    summary: clean ? 'No defect stands out from the surface.' : 'Little in this photo looks like a building.',
  };
}

/** The trained network. `assetsDir` is the folder with surface.onnx; the package's own unless told. */
export function createSurface(assetsDir?: string, head?: Head): Engine {
  return {
    id: 'surface',
    name: 'Surface network',
    family: 'network',
    about: 'A trained network that looks at every patch of the surface for signs of damage.',
    // Most of the panel's worth: on a machine with too much to do, better late than without it.
    timeLimitMs: 20_000,
    async vote(evidence, _context, signal) {
      const inference = await inferenceOf(evidence, assetsDir);
      signal.throwIfAborted();
      const shares = Object.entries(inference.marked).map(([family, share]) => [
        family,
        Math.round(share * 1e5) / 1e5,
      ]);
      const contrast = rounded(evidence.quality.contrast);
      const opinion = withBars(
        withPatches(opinionOf(inference, head), inference, patchesIn(photoAt(evidence, STAINS_SIDE))),
        inference,
      );
      const fallen = fallenShare(inference);
      const { normal = 0, not_building = 0 } = opinion.families;
      const isDefect = 1 - normal - not_building >= HALVED;
      return {
        ...opinion,
        ...(fallen === undefined ? {} : { fallen }),
        ...(isDefect ? { halves: () => halvesOf(evidence, assetsDir) } : {}),
        cells: inference.cells,
        marked: { shares: Object.fromEntries(shares), contrast },
      };
    },
  };
}
