import type { TrainingExample } from '@plumbline/contract';
import type { Family, Severity } from '@plumbline/knowledge';
import type { ExampleRow } from './find-examples.ts';

export function toExample(row: ExampleRow): TrainingExample {
  return {
    id: row.id,
    imageUrl: `/api/training-data/${row.id}/image`,
    imageName: row.fileName,
    trueDefectType: row.trueType,
    family: row.family as Family,
    trueSeverity: row.severity as Severity,
    isCorrect: row.saidFamily === null ? null : row.saidFamily === row.family,
    source: row.source as TrainingExample['source'],
    problem: row.problem,
    createdAt: row.createdAt.toISOString(),
  };
}
