import { type Examination, examinationSchema } from '@plumbline/vision';
import { storableThroughout } from './fields.ts';

/** What a document calls an examination, if it is one to the last field: anything else isn't taken as the panel's. */
export function readExamination(value: unknown): Examination | undefined {
  const read = examinationSchema.safeParse(value);
  return read.success ? storableThroughout(read.data) : undefined;
}
