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

const spelt = Object.fromEntries(ATTRIBUTES.map((attribute) => [attribute, attribute.replaceAll('_', ' ')]));

/** In people's words: mostly the name itself. */
export const ATTRIBUTE_NAMES: Readonly<Record<Attribute, string>> = {
  ...(spelt as Record<Attribute, string>),
  offset: 'step between the two sides',
  exposure: 'exposed edge',
  flow: 'air flow',
};

/** The attribute in people's words; unknown ones as they are, without underscores. */
export function attributeName(attribute: string): string {
  return (
    new Map<string, string>(Object.entries(ATTRIBUTE_NAMES)).get(attribute) ?? attribute.replaceAll('_', ' ')
  );
}
