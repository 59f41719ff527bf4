import type { MigrationPreview, MigrationProgress, MigrationResult } from '@plumbline/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { messageFor } from '../../api/api-error.ts';
import { call } from '../../api/client.ts';
import { toast } from '../../ui/toast-store.ts';
import { type MigrationSource, previewMigration, runMigration } from './follow.ts';
import { RUNS_KEY } from './queries.ts';

/** Where a move stands: what was asked, what would come, how far it is, what came. */
export type MigrationStep =
  | { name: 'input' }
  | { name: 'receiving'; progress: MigrationProgress }
  | { name: 'preview'; preview: MigrationPreview }
  | { name: 'migrating'; preview: MigrationPreview; progress: MigrationProgress }
  | { name: 'complete'; result: MigrationResult };

const begun = (currentOperation: string): MigrationProgress => ({ completed: 0, total: 0, currentOperation });

/** How a failure is told: its title, and what is said where the server says nothing. */
interface FailureWords {
  title: string;
  otherwise: string;
}

/** How a failed move is told, by the step that failed. */
export interface MigrationFailure {
  extracting: FailureWords;
  importing: FailureWords;
}

export function useMigration(failure: MigrationFailure) {
  const [step, setStep] = useState<MigrationStep>({ name: 'input' });
  const [problem, setProblem] = useState<string | undefined>();
  const queryClient = useQueryClient();

  const fail = ({ title, otherwise }: FailureWords, error: unknown, back: MigrationStep) => {
    const description = messageFor(error, otherwise);
    toast({ title, description, tone: 'destructive' });
    setProblem(description);
    setStep(back);
  };
  const listAgain = () => void queryClient.invalidateQueries({ queryKey: RUNS_KEY });

  const extract = async (source: MigrationSource) => {
    setProblem(undefined);
    setStep({ name: 'receiving', progress: begun('Sending') });
    try {
      const preview = await previewMigration(source, (progress) => setStep({ name: 'receiving', progress }));
      setStep({ name: 'preview', preview });
    } catch (error) {
      fail(failure.extracting, error, { name: 'input' });
    }
    listAgain();
  };

  const bringIn = async (preview: MigrationPreview) => {
    setProblem(undefined);
    setStep({ name: 'migrating', preview, progress: begun('Beginning') });
    try {
      const result = await runMigration(preview.runId, (progress) =>
        setStep({ name: 'migrating', preview, progress }),
      );
      setStep({ name: 'complete', result });
    } catch (error) {
      fail(failure.importing, error, { name: 'preview', preview });
    }
    listAgain();
  };

  const back = async (preview: MigrationPreview) => {
    setStep({ name: 'input' });
    // What is left lying goes by itself after a day.
    await call('discardMigrationRun', { params: { id: preview.runId } }).catch(() => undefined);
    listAgain();
  };

  return { step, problem, extract, bringIn, back, again: () => setStep({ name: 'input' }) };
}
