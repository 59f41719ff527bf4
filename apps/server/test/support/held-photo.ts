/** Behind the end mark of a photo: `holding-worker.ts` never ends with it. */
export const HOLD = Buffer.from('\0hold this process\0');
