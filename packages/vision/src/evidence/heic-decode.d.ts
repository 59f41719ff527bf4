declare module 'heic-decode' {
  interface HeicImage {
    /** Upright size in pixels, known before anything is decoded. */
    width: number;
    height: number;
    /** Red, green, blue, alpha in turn. */
    decode(): Promise<{ width: number; height: number; data: Uint8ClampedArray }>;
  }
  interface HeicImages extends Array<HeicImage> {
    dispose(): void;
  }
  const decode: { all(input: { buffer: Uint8Array }): Promise<HeicImages> };
  export default decode;
}
