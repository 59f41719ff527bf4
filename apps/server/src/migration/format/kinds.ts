import { MIGRATION_SECTIONS, type MigrationSection } from '@plumbline/contract';

/** The sections of a migration document, in the order in which they are written and brought in. */
export const SECTIONS = MIGRATION_SECTIONS;
export type Section = MigrationSection;

export const isSection = (name: unknown): name is Section => SECTIONS.some((section) => section === name);

/** Names the format; a document without it is another system's and read leniently. */
export const FORMAT = 'plumbline-migration';
/** 2: photos, plans and documents are sections of their own; holds and nested places come along. 1 is read as ever. */
export const FORMAT_VERSION = 2;
