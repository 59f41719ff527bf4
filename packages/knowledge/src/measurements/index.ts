/** Reading and naming measurements; how they are written for people stands in `format.ts`. Light enough for the browser. */

export { atMost, widestCrack } from './at-most.ts';
export { ATTRIBUTE_NAMES, ATTRIBUTES, type Attribute, attributeName } from './attributes.ts';
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
} from './scale.ts';
