import { typeset } from './engine/typeset.ts';
import type { SchedulePage } from './word/schedule-document.ts';

/** A form of columns that people fill in, for Word. @throws TypesetError */
export const renderSchedule = (page: SchedulePage): Promise<Uint8Array> =>
  typeset({ format: 'docx', timeLimitMs: 30_000, prepare: async () => page });
