import { renderReport } from '@plumbline/documents';
import type { Builder } from '../pdf-builders.ts';
import { loadCopy } from '../pdf-content.ts';

export const build: Builder = (content, photos) =>
  renderReport(content, { loadPhoto: ({ id }) => loadCopy(photos, id) });
