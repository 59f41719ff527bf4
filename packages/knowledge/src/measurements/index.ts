/** Reading, naming and writing measurements. Light enough for the browser. */
export { ATTRIBUTE_NAMES, ATTRIBUTES, type Attribute, attributeName } from './attributes.ts';
export { formatLength, formatMeasurement, originVerb } from './format.ts';
export { readMeasurements } from './read-measurements.ts';
