import type { useQuestions } from './queries.ts';

export type VerdictQuestion = NonNullable<ReturnType<typeof useQuestions>['data']>['questions'][number];
