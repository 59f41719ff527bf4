/** Documents that belong to a project: its contract, its approval, letters. Kept byte by byte, as evidence is. */
import { DOCUMENT_KINDS } from '@plumbline/contract';
import { check, index, integer, pgTable, serial, text } from 'drizzle-orm/pg-core';
import { createdAt, isListed } from './columns.ts';
import { projects } from './schema.ts';

export const projectDocuments = pgTable(
  'project_documents',
  {
    id: serial('id').primaryKey(),
    projectId: integer('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: DOCUMENT_KINDS }).notNull(),
    name: text('name').notNull(),
    /** Folder in the file store, of this document alone. */
    folder: text('folder').notNull(),
    /** As it came, such as application/pdf. */
    type: text('type').notNull(),
    bytes: integer('bytes').notNull(),
    sha256: text('sha256').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('project_documents_by_project').on(table.projectId, table.id),
    check('project_documents_kind', isListed(table.kind, DOCUMENT_KINDS)),
  ],
);
