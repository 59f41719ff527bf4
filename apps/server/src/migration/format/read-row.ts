import { Fields, type Note, RowError } from './fields.ts';
import type { Section } from './kinds.ts';
import { readChat } from './read-chat.ts';
import { readDefect } from './read-defect.ts';
import { readProjectDocument } from './read-document.ts';
import { readPhoto } from './read-photo.ts';
import { readPlan } from './read-plan.ts';
import { readProject } from './read-project.ts';
import { readReport } from './read-report.ts';
import { readPerformance, readTraining } from './read-training.ts';
import { readUser } from './read-user.ts';
import type { Row } from './row.ts';

const READERS: Readonly<Record<Section, (fields: Fields) => Row>> = {
  users: readUser,
  projects: readProject,
  photos: readPhoto,
  defects: readDefect,
  plans: readPlan,
  documents: readProjectDocument,
  reports: readReport,
  chats: readChat,
  trainingData: readTraining,
  modelPerformance: readPerformance,
};

export interface ReadRow {
  /** undefined: the row can't be brought in; `error` says why. */
  row: Row | undefined;
  error: Note | undefined;
  notes: Note[];
  /** Fields that nobody knows what to do with. */
  unknown: string[];
}

/** Reads one row of a section. Never throws: whatever it is, it comes in, comes in with notes, or says why not. */
export function readRow(section: Section, raw: unknown): ReadRow {
  try {
    const fields = new Fields(raw);
    const row = READERS[section](fields);
    return { row, error: undefined, notes: fields.notes, unknown: fields.unknown() };
  } catch (error) {
    if (!(error instanceof RowError)) throw error;
    const { field, message } = error;
    return { row: undefined, error: { field, message }, notes: [], unknown: [] };
  }
}
