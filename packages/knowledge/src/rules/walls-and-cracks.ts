/** Limits for cracks in walls, brickwork and framed walls. */
import { weakest } from '../confidence.ts';
import type { Measurement } from '../findings.ts';
import { formatMeasurement } from '../measurements/format.ts';
import { statesAny } from '../stated-cues.ts';
import { citeTolerance, tolerance } from '../tolerances.ts';
import { floorCrackCategory } from './crack-category.ts';
import { NOT_APPLICABLE, needs, type Rule } from './facts.ts';
import { limitRule } from './limit.ts';

const STRAIGHTEDGE = 1800;
const LINED = ['plaster*|gyprock|lined|lining*|finished|painted|ceiling*'];
/** Worst category of a slab that WA doesn't call faulty. */
const WA_LIMIT = 2;

/** Width of a crack in masonry. */
const masonryCrack = limitRule({
  id: 'masonry-crack',
  settles: ['brick_stepped_crack', 'brick_vertical_crack'],
  title: 'Crack in a masonry wall',
  element: 'crack',
  defects: ['brick_stepped_crack', 'brick_vertical_crack'],
  attributes: ['crack_width', 'gap'],
  provisions: ['masonry-crack-nsw', 'masonry-crack-vic26'],
  inputs: ['crack width in millimetres', 'state', 'contract date (Victoria)'],
  reason: 'Cracks beyond Category 2 of AS 2870 Table C1 are the usual trigger for repair of masonry.',
  choose: ({ project }) => {
    if (project.state === undefined) return { project: ['state'] };
    return project.state === 'VIC' ? 'masonry-crack-vic26' : 'masonry-crack-nsw';
  },
});

/** Width of a crack in plaster. */
const plasterCrack = limitRule({
  id: 'plaster-crack',
  settles: ['plasterboard_crack'],
  title: 'Crack in plasterboard or plaster',
  element: 'crack',
  defects: ['plasterboard_crack'],
  attributes: ['crack_width', 'gap'],
  provisions: ['plaster-crack'],
  inputs: ['crack width in millimetres', 'state'],
  reason: 'Hairline cracks are expected as a house dries; wider ones count under the guide.',
  choose: ({ project }) => (project.state === undefined ? { project: ['state'] } : 'plaster-crack'),
});

/** Straightness of a wall or ceiling surface. */
const wallStraightness = limitRule({
  id: 'wall-straightness',
  title: 'Straightness of a wall or ceiling',
  element: 'wall',
  defects: ['peaking_joint', 'ceiling_sag', 'frame_out_of_plumb'],
  special: true,
  attributes: ['bow', 'unevenness', 'sag'],
  provisions: ['wall-straight'],
  straightedge: 2000,
  inputs: ['bow in millimetres', 'state'],
  reason: 'The guide limits how far a lined surface may bow under a straightedge.',
  // What the words call a frame or a stud isn't lined yet: other limits hold for it.
  reads: (_measurement, { defectId, description }) =>
    defectId !== 'frame_out_of_plumb' ||
    (statesAny(description, LINED) && !statesAny(description, ['frame*|framing|stud*'])),
  choose: ({ project }) => (project.state === undefined ? { project: ['state'] } : 'wall-straight'),
});

/** Bow of framing before it is lined. */
const framingBeforeSheeting = limitRule({
  id: 'framing-before-sheeting',
  settles: ['frame_out_of_plumb'],
  title: 'Straightness of framing before sheeting',
  element: 'wall',
  defects: ['frame_out_of_plumb'],
  attributes: ['bow', 'unevenness'],
  provisions: ['frame-4mm-1800'],
  inputs: ['bow in millimetres over 1.8 m or less'],
  reason: 'Sheets follow the frame, so a crooked frame shows in the wall.',
  choose: (_facts, { referenceLength }) =>
    referenceLength !== undefined && referenceLength <= STRAIGHTEDGE
      ? 'frame-4mm-1800'
      : { project: [], words: ['the length of the straightedge, up to 1.8 m'] },
});

/** Bed joints out of level. */
const bedJointLevel = limitRule({
  id: 'bed-joint-level',
  title: 'Bed joint out of level',
  element: 'wall',
  defects: ['mortar_defect'],
  attributes: ['out_of_level'],
  provisions: ['mas-bed-level'],
  straightedge: 10_000,
  inputs: ['difference in level in millimetres'],
  reason: 'Masonry is built within a tolerance of level.',
  choose: () => 'mas-bed-level',
});

/** Brickwork past the slab's edge. */
const brickOverhang = limitRule({
  id: 'brick-overhang',
  settles: ['overhanging_brick'],
  title: 'Brickwork past the edge of the slab',
  element: 'wall',
  defects: ['overhanging_brick'],
  attributes: ['overhang'],
  provisions: ['mas-overhang'],
  inputs: ['overhang of the bricks in millimetres', 'state', 'building type', 'approval or contract date'],
  reason: 'A brick needs enough bearing on the slab below it.',
  choose: () => 'mas-overhang',
});

/** Distance between weepholes. */
const weepholeSpacing = limitRule({
  id: 'weephole-spacing',
  title: 'Distance between weepholes',
  element: 'wall',
  defects: ['blocked_weephole'],
  attributes: ['spacing'],
  provisions: ['mas-weephole'],
  inputs: ['spacing of the weepholes in millimetres', 'state', 'building type', 'approval or contract date'],
  reason: 'Water in a cavity must find a way out.',
  choose: () => 'mas-weephole',
});

const PROTECTED = ['under|covered verandah|eave*|carport|roof|porch', 'weather protected'];
const SOIL = ['soil|garden*|mulch|lawn|grass|turf|dirt|earth'];
const PAVED = ['pav*', 'concrete|driveway|patio|path', 'landscap*'];

/** Height of the damp-proof course above the ground, least where it is paved or protected. */
const dpcHeight = limitRule({
  id: 'dpc-height',
  settles: ['dpc_bridged'],
  title: 'Height of the damp-proof course above ground',
  element: 'wall',
  defects: ['dpc_bridged', 'rising_damp'],
  attributes: ['height', 'clearance'],
  provisions: ['mas-dpc'],
  inputs: [
    'height of the damp-proof course in millimetres',
    'state',
    'building type',
    'approval or contract date',
  ],
  reason: 'Ground or paving close to the damp-proof course lets water past it.',
  choose: () => 'mas-dpc',
  limit: (_row, _measurement, { description }) => {
    // Soil beside the paving: the larger height holds.
    if (statesAny(description.split('\n').at(-1) ?? '', SOIL)) return 150;
    if (statesAny(description, PROTECTED)) return 50;
    return statesAny(description, PAVED) && !statesAny(description, SOIL) ? 75 : 150;
  },
});

const isOfWidth = ({ measurement }: { measurement: Measurement }) => measurement.attribute === 'crack_width';

/** A slab crack in WA: faulty where worse than Category 2 of Table C2. */
const slabCrackWa: Rule = {
  id: 'slab-crack-wa',
  settles: ['slab_crack'],
  title: 'Crack in a residential slab (WA)',
  element: 'crack',
  provisions: ['slab-crack-wa'],
  inputs: ['crack width or step in millimetres', 'state'],
  reads: 'measurements',
  reason:
    'The WA regulator generally regards a slab as faulty when it is worse than Category 2 of AS 2870 Table C2.',
  judge(facts) {
    if (facts.defectId !== 'slab_crack') return NOT_APPLICABLE;
    if (facts.project.state === undefined) return needs(['state']);
    if (facts.project.state !== 'WA') return NOT_APPLICABLE;
    const judged = facts.measurements.flatMap((measurement) => {
      const width = measurement.attribute === 'crack_width' ? measurement : undefined;
      const offset = measurement.attribute === 'offset' ? measurement : undefined;
      const found = floorCrackCategory(width, offset);
      return found ? [{ found, measurement }] : [];
    });
    const worst = judged.reduce<(typeof judged)[number] | undefined>(
      (most, next) => (most && most.found.category >= next.found.category ? most : next),
      undefined,
    );
    // A small step alone is within nothing: the crack may be as wide as it likes.
    const ofStep = worst?.measurement.attribute === 'offset';
    if (!worst || (ofStep && worst.found.category <= WA_LIMIT && !judged.some(isOfWidth)))
      return needs([], ['crack width in millimetres']);
    const row = tolerance('slab-crack-wa');
    const { category, orCategory = category, atLimit = false, label = `Category ${category}` } = worst.found;
    // A width at the end of a band is in the worse one; a doubt that reaches over it decides nothing.
    const open = category > WA_LIMIT && orCategory <= WA_LIMIT && !atLimit;
    return {
      status: 'decided',
      decision: {
        ruleId: slabCrackWa.id,
        title: slabCrackWa.title,
        verdict: open ? 'undetermined' : category > WA_LIMIT ? 'non_compliant' : 'compliant',
        toleranceId: row.id,
        provision: citeTolerance(row),
        confidence: weakest(row.confidence, worst.found.provision.confidence),
        stated: `${formatMeasurement(worst.measurement)}: ${label} of Table C2`,
        limit: row.limitText,
        excess: (category - WA_LIMIT) / WA_LIMIT,
        reason: open
          ? `The error bar reaches across a limit of the table. ${slabCrackWa.reason}`
          : slabCrackWa.reason,
      },
    };
  },
};

export const WALL_RULES: readonly Rule[] = [
  masonryCrack,
  plasterCrack,
  slabCrackWa,
  wallStraightness,
  framingBeforeSheeting,
  bedJointLevel,
  brickOverhang,
  weepholeSpacing,
  dpcHeight,
];
