import { LIMITS, type Project } from '@plumbline/contract';
import type { StageCategoryId, StageId } from '@plumbline/knowledge';
import type { ReactNode } from 'react';
import { useSubmit } from '../../api/use-submit.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { Input, Textarea } from '../../ui/input.tsx';
import { Select } from '../../ui/select.tsx';
import { AlertsForWords } from '../hazards/alerts-for-words.tsx';
import { StagePicker } from './stage-picker.tsx';

/** What is said along with the photo. */
export interface AnalysisContext {
  category: StageCategoryId | undefined;
  stages: readonly StageId[];
  description: string;
}

export const NO_CONTEXT: AnalysisContext = { category: undefined, stages: [], description: '' };

interface AnalysisFormProps {
  projects: readonly Project[];
  projectId: number | null;
  onProjectChange: (id: number) => void;
  filingFields: ReactNode;
  context: AnalysisContext;
  onContextChange: (context: AnalysisContext) => void;
  /** Where it is, for the project that is made of a first photo. */
  address: string;
  onAddressChange: (address: string) => void;
  /** There is a photo to accept. */
  ready: boolean;
  onAccept: () => void;
}

export function AnalysisForm({
  projects,
  projectId,
  onProjectChange,
  filingFields,
  context,
  onContextChange,
  address,
  onAddressChange,
  ready,
  onAccept,
}: AnalysisFormProps) {
  const accepting = useSubmit(onAccept, null);
  return (
    <Form
      submission={accepting}
      disabled={!ready}
      className="flex h-full flex-col gap-5"
      submit={
        <Button type="submit" variant="primary" size="large" wide disabled={!ready} className="mt-auto">
          Accept Image
        </Button>
      }
    >
      {projects.length === 0 ? (
        <Field label="Address of the building" optional>
          {(control) => (
            <Input
              {...control}
              autoComplete="street-address"
              maxLength={LIMITS.projectNameMax}
              value={address}
              onChange={(event) => onAddressChange(event.target.value)}
            />
          )}
        </Field>
      ) : (
        <Field label="Project">
          {(control) => (
            <Select
              {...control}
              options={projects.map(({ id, name }) => ({ value: String(id), label: name }))}
              value={projectId === null ? undefined : String(projectId)}
              placeholder="Select a project"
              onValueChange={(id) => onProjectChange(Number(id))}
            />
          )}
        </Field>
      )}
      {filingFields}
      <StagePicker
        category={context.category}
        stages={context.stages}
        onChange={(category, stages) => onContextChange({ ...context, category, stages })}
      />
      <Field label="Additional context" optional>
        {(control) => (
          <Textarea
            {...control}
            maxLength={LIMITS.contextMax}
            placeholder="What you see or measured: ‘stepped crack, 4 mm wide, above the window’"
            value={context.description}
            onChange={(event) => onContextChange({ ...context, description: event.target.value })}
          />
        )}
      </Field>
      <AlertsForWords words={context.description} project={projects.find(({ id }) => id === projectId)} />
    </Form>
  );
}
