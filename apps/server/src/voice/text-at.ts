/** Plain text of a part of a file; what lies beyond its end is left out. */
export const textAt = (view: DataView, at: number, length: number): string =>
  String.fromCharCode(
    ...new Uint8Array(view.buffer, view.byteOffset + at, Math.max(0, Math.min(length, view.byteLength - at))),
  );
