/**
 * What every engine may look at: the photo upright and at a size that is cheap to work on, its quality,
 * and a place for costly results that several engines share.
 */
import type { ContentCredentials } from '@plumbline/knowledge';

/** One value a pixel, row by row. */
export interface Plane {
  data: Uint8Array;
  width: number;
  height: number;
}

/** Red, green, blue in turn for each pixel, row by row. */
export interface RgbImage {
  data: Uint8Array;
  width: number;
  height: number;
}

/** Figures of the working image, each from 0 to 1 unless said otherwise. */
export interface Quality {
  /** How soft the sharpest part is: 0 crisp, 1 nothing sharp anywhere. */
  blur: number;
  /** Mean of grey. */
  brightness: number;
  /** Spread of grey between its 2nd and 98th percentile. */
  contrast: number;
  /** Share of pixels burnt out. */
  glare: number;
  /** Share of pixels that are black. */
  shadow: number;
  /** Mean strength of fine detail, in grey levels (0–255): near 0 for a blank picture. */
  detail: number;
  /** Share of what isn't burnt out that is just as its neighbours: a camera's noise leaves next to none. */
  flat: number;
  /** Of the steps that there are between neighbours, the share that is hard, as beside a drawn line. */
  hard: number;
}

/** What the camera wrote into the photo. Kept as evidence, never passed on with a derivative. */
export interface CaptureFacts {
  /**
   * When it was taken by the camera's clock, ISO 8601, with its offset where the camera said it.
   */
  takenAt?: string;
  /** Where it was taken, in degrees. */
  gps?: { latitude: number; longitude: number };
  /** Make and model of the camera. */
  camera?: string;
  contentCredentials?: ContentCredentials;
}

export interface Evidence {
  /** Size as taken, upright (after the orientation mark was applied), in pixels. */
  original: { width: number; height: number };
  /** The photo upright, at most 1024 px on the long side; never enlarged. */
  working: RgbImage;
  /** Luma of `working`. */
  grey: Plane;
  quality: Quality;
  capture: CaptureFacts;
  /**
   * The result of `make`, made at the first call for this key and shared afterwards: a network's output, a
   * gradient, a ridge map. `make` may return a promise; it is then the promise that is shared.
   */
  once<T>(key: string, make: () => T): T;
  /** The working image as a JPEG without metadata, shrunk to this long side: for engines outside this process. */
  jpeg(longSide: number): Promise<Uint8Array>;
}
