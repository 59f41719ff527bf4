import type { MigrationPreview } from '@plumbline/contract';
import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import { pathTo } from '../../routes/paths.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { CountsView } from './counts-view.tsx';
import type { MigrationSource } from './follow.ts';
import { PreviewView } from './preview-view.tsx';
import { ProblemList } from './problem-list.tsx';
import { ProgressView } from './progress-view.tsx';
import { type MigrationFailure, type MigrationStep, useMigration } from './use-migration.ts';

interface MigrationFlowProps {
  failure: MigrationFailure;
  /** The form that the move begins with. */
  children: (form: { onSubmit: (source: MigrationSource) => void; problem: string | undefined }) => ReactNode;
}

/** Input, preview, migrating, complete. From the preview one may go back, and what was typed is still there. */
export function MigrationFlow({ failure, children }: MigrationFlowProps) {
  const { step, problem, extract, bringIn, back, again } = useMigration(failure);
  const [round, setRound] = useState(0);
  return (
    <>
      <div key={round} hidden={step.name !== 'input'}>
        {children({ onSubmit: (source) => void extract(source), problem })}
      </div>
      <AfterInput
        step={step}
        onBack={(preview) => void back(preview)}
        onStart={(preview) => void bringIn(preview)}
        onAgain={() => {
          setRound(round + 1);
          again();
        }}
      />
    </>
  );
}

interface AfterInputProps {
  step: MigrationStep;
  onBack: (preview: MigrationPreview) => void;
  onStart: (preview: MigrationPreview) => void;
  onAgain: () => void;
}

function AfterInput({ step, onBack, onStart, onAgain }: AfterInputProps) {
  switch (step.name) {
    case 'input':
      return null;
    case 'receiving':
      return <ProgressView progress={step.progress} />;
    case 'preview':
      return (
        <PreviewView
          preview={step.preview}
          onBack={() => onBack(step.preview)}
          onStart={() => onStart(step.preview)}
        />
      );
    case 'migrating':
      return (
        <>
          <ProgressView progress={step.progress} />
          <p className="text-sm text-ink-soft">
            You can leave this page. ‘Past migrations’ shows how it went.
          </p>
        </>
      );
    case 'complete':
      return (
        <div className="flex flex-col gap-6">
          <p role="status" className="font-medium">
            {step.result.message}
          </p>
          <CountsView counts={step.result.imported} />
          <p className="text-sm text-ink-soft">
            New users have no password yet. Each gets an email with a link to choose one.
          </p>
          <ProblemList
            title="Not imported"
            problems={step.result.errors}
            count={step.result.errorCount}
            open
          />
          <ProblemList
            title="Imported with a note"
            problems={step.result.notes}
            count={step.result.noteCount}
          />
          <div className="flex flex-wrap gap-3">
            <Link href={pathTo('projects')} className={buttonClass({ variant: 'primary' })}>
              Go to projects
            </Link>
            <Button onClick={onAgain}>Import something else</Button>
          </div>
        </div>
      );
  }
}
