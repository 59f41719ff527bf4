import type { TrainingExample } from '@plumbline/contract';
import type { ExampleRow } from './find-examples.ts';

export function toExample(row: ExampleRow): TrainingExample {
  return {
    id: row.id,
    imageUrl: `/api/training-data/${row.id}/image`,
    imageName: row.fileName,
    trueDefectType: row.trueType,
    family: row.family,
    trueSeverity: row.severity,
    isCorrect: row.saidFamily === null ? null : row.saidFamily === row.family,
    source: row.source,
    problem: row.problem,
    createdAt: row.createdAt.toISOString(),
  };
}
