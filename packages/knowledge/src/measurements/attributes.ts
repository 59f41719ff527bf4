/** The words for what is measured, shared by the parser, the rules and the screens. */
export const ATTRIBUTES = [
  'crack_width',
  'crack_length',
  'gap',
  'out_of_plumb',
  'out_of_level',
  'unevenness',
  'bow',
  'sag',
  'lippage',
  'offset',
  'fall',
  'overhang',
  'clearance',
  'opening',
  'barrier_height',
  'riser',
  'going',
  'spacing',
  'depth',
  'joint_width',
  'cover',
  'exposure',
  'cavity',
  'landing',
  'room_height',
  'flow',
  'height',
  'length',
  'width',
  'size',
] as const;
/** What a measurement is of. */
export type Attribute = (typeof ATTRIBUTES)[number];

export const ATTRIBUTE_NAMES: Readonly<Record<Attribute, string>> = {
  crack_width: 'crack width',
  crack_length: 'crack length',
  gap: 'gap',
  out_of_plumb: 'out of plumb',
  out_of_level: 'out of level',
  unevenness: 'unevenness',
  bow: 'bow',
  sag: 'sag',
  lippage: 'lippage',
  offset: 'step between the two sides',
  fall: 'fall',
  overhang: 'overhang',
  clearance: 'clearance',
  opening: 'opening',
  barrier_height: 'barrier height',
  riser: 'riser',
  going: 'going',
  spacing: 'spacing',
  depth: 'depth',
  joint_width: 'joint width',
  cover: 'cover',
  exposure: 'exposed edge',
  cavity: 'cavity',
  landing: 'landing',
  room_height: 'room height',
  flow: 'air flow',
  height: 'height',
  length: 'length',
  width: 'width',
  size: 'size',
};

/** The attribute in people's words; unknown ones as they are, without underscores. */
export function attributeName(attribute: string): string {
  return (
    new Map<string, string>(Object.entries(ATTRIBUTE_NAMES)).get(attribute) ?? attribute.replaceAll('_', ' ')
  );
}
