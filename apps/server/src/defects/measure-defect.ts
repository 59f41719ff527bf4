import type { Defect } from '@plumbline/contract';
import type { Measurement } from '@plumbline/knowledge';
import { eq } from 'drizzle-orm';
import { changeFindings } from '../judgement/index.ts';
import type { Member } from '../platform/actor.ts';
import type { Database } from '../platform/database/connect.ts';
import { defects } from '../platform/database/schema.ts';
import { readDefect } from './decide-defect.ts';
import { findDefectTo } from './find-defect.ts';
import { noteFinding } from './note-finding.ts';
import { noteReopened } from './note-reopened.ts';
import { changingPhoto } from './same-photo.ts';

/** Keeps what was measured in place of what was kept before, and judges the finding by it. */
export async function keepMeasurements(
  database: Database,
  { actor, id, ip }: { actor: Member; id: number; ip?: string | undefined },
  measurements: Measurement[],
): Promise<Defect> {
  return database.transaction(async (tx) => {
    const { defect } = await findDefectTo('measure', tx, actor, id);
    await changingPhoto(tx, actor, defect, () =>
      changeFindings(tx, eq(defects.id, id), { decisionMeasurements: measurements }),
    );
    await noteFinding(tx, actor, defect, 'finding_measured', { count: measurements.length });
    await noteReopened(tx, { actor, id, ip }, defect);
    return readDefect(tx, actor, id);
  });
}
