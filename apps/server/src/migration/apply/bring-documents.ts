import { projectDocuments } from '../../platform/database/schema.ts';
import type { DocumentBody } from '../format/read-document.ts';
import { type Bringing, bringSection, moment, StaysOut } from './bring.ts';
import type { StoredDocument } from './prepare-papers.ts';
import { projectsOf } from './projects-here.ts';

/** Brings documents in, byte by byte, among them the trail that the project had at the source. */
export function bringDocuments(bringing: Bringing): Promise<void> {
  return bringSection(bringing, {
    section: 'documents',
    sequence: 'project_documents_id_seq',
    async insert(tx, placed) {
      const projectOf = await projectsOf({ ...bringing, tx }, placed);
      const rows = placed.map((one) => {
        const { kind, name, createdAt } = one.row.body as DocumentBody;
        if (!one.row.photo) {
          throw new StaysOut('We couldn’t get its file, or don’t keep it here. Import it again to retry');
        }
        const stored = one.row.photo as StoredDocument;
        return {
          ...stored,
          id: one.id,
          projectId: projectOf(one).id,
          kind,
          name,
          createdAt: moment(createdAt),
        };
      });
      await tx.insert(projectDocuments).values(rows);
    },
  });
}
