/** Reading, naming and writing measurements. Light enough for the browser. */
export { atMost, widestCrack } from './at-most.ts';
export { ATTRIBUTE_NAMES, ATTRIBUTES, type Attribute, attributeName } from './attributes.ts';
export { formatLength, formatMeasurement, originVerb, withDoubt } from './format.ts';
export { readMeasurements } from './read-measurements.ts';
export {
  fitted,
  type KnownLength,
  type Length,
  measureSpan,
  measureTrace,
  type PhotoPoint,
  type PhotoSize,
  PLANE_ASSUMPTION,
  pixelsBetween,
  type Scale,
  type Span,
  scaleFrom,
  TRACED_SIDE,
  TYPED_LENGTH,
  TYPED_TOLERANCE,
  toMeasurement,
  toMillimetres,
} from './scale.ts';
