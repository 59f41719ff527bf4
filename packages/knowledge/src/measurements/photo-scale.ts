/** Millimetres from the outline of a known thing in the photo. Only for the screen that measures. */
export { type FoundOutline, findOutline, type GreyPicture } from './outline.ts';
export {
  KNOWN_SHAPES,
  type KnownShape,
  measureOnPlane,
  type Plane,
  type PlaneMarks,
  planeFrom,
} from './plane.ts';
