import type { Project } from '@plumbline/contract';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { ApiError } from '../../api/api-error.ts';
import { pathTo } from '../../routes/paths.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { toast } from '../../ui/toast-store.ts';
import { useHomeState } from '../account/queries.ts';
import { ProjectForm } from './project-form.tsx';
import { creationToast, isSignedOut, updateToast, VALIDATION_TOAST } from './project-toasts.ts';
import { bodyOf, EMPTY_PROJECT, type ProjectValues, valuesOf } from './project-values.ts';
import { useCreateProject, useUpdateProject } from './queries.ts';

const FORM_ID = 'project-form';

interface ProjectDialogProps {
  /** The project to edit; a new one without it. */
  project?: Project | undefined;
  onClose: () => void;
  /** Told of a project that was just created. */
  onCreated?: ((project: Project) => void) | undefined;
}

/** Creates a project or changes one. Mounted only while open, so that each opening starts afresh. */
export default function ProjectDialog({ project, onClose, onCreated }: ProjectDialogProps) {
  const [, navigate] = useLocation();
  const home = useHomeState();
  const [shown] = useState<ProjectValues>(() =>
    project ? valuesOf(project) : { ...EMPTY_PROJECT, state: home ?? 'none' },
  );
  const [values, setValues] = useState(shown);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const create = useCreateProject();
  const update = useUpdateProject();
  const busy = create.isPending || update.isPending;

  const failed = (error: unknown) => {
    if (error instanceof ApiError) setErrors(error.fields);
    toast(project ? updateToast(error) : creationToast(error));
    if (!project && isSignedOut(error)) navigate(pathTo('home'));
  };

  const save = async () => {
    if (values.name.trim() === '') {
      setErrors({ name: 'Project name is required' });
      toast(VALIDATION_TOAST);
      return;
    }
    setErrors({});
    const body = bodyOf(values);
    try {
      if (project) {
        await update.mutateAsync({ id: project.id, changes: body });
        toast({ title: 'Project Updated', description: `${body.name} is saved.`, tone: 'good' });
      } else {
        const { progress: _follows, state, ...fresh } = body;
        // A state that nobody chose is the server's to tell: from the address, else from the account.
        const chosen = values.state === shown.state ? {} : { state };
        const created = await create.mutateAsync({ ...fresh, ...chosen });
        toast({ title: 'Project Created', description: `${created.name} is ready.`, tone: 'good' });
        onCreated?.(created);
      }
      onClose();
    } catch (error) {
      failed(error);
    }
  };

  return (
    <Dialog
      open
      onOpenChange={(open) => (open || busy ? undefined : onClose())}
      title={project ? 'Edit project' : 'New Project'}
      footer={
        <>
          <Button disabled={busy} onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={FORM_ID} variant="primary" busy={busy}>
            {project ? 'Save changes' : 'Create project'}
          </Button>
        </>
      }
    >
      <form
        id={FORM_ID}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <ProjectForm values={values} onChange={setValues} errors={errors} existing={project !== undefined} />
      </form>
    </Dialog>
  );
}
