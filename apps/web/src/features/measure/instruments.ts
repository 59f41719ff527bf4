/** What inspectors measure with on site. A report names it beside the figure. */
const INSTRUMENTS = [
  'crack gauge',
  'feeler gauge',
  'tape measure',
  'steel rule',
  'straightedge',
  'spirit level',
  'digital level',
  'laser level',
  'vernier caliper',
] as const;

export const NOT_SAID = 'not said';
export type InstrumentChoice = (typeof INSTRUMENTS)[number] | typeof NOT_SAID;

const CHOICES: readonly InstrumentChoice[] = [NOT_SAID, ...INSTRUMENTS];

export const INSTRUMENT_OPTIONS = CHOICES.map((value) => ({
  value,
  label: `${value.charAt(0).toUpperCase()}${value.slice(1)}`,
}));
