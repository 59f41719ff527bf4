import type { Project } from '@plumbline/contract';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { changesOf } from '../../api/changes-of.ts';
import { Unfit, useSubmit } from '../../api/use-submit.ts';
import { pathTo } from '../../routes/paths.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { toast } from '../../ui/toast-store.ts';
import { useHomeState } from '../account/queries.ts';
import { ProjectForm } from './project-form.tsx';
import { creationToast, isSignedOut, updateToast, VALIDATION_TOAST } from './project-toasts.ts';
import { bodyOf, EMPTY_PROJECT, type ProjectValues, valuesOf } from './project-values.ts';
import { useCreateProject, useUpdateProject } from './queries.ts';

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
  const create = useCreateProject();
  const update = useUpdateProject();

  const sending = useSubmit(async () => {
    if (values.name.trim() === '') {
      toast(VALIDATION_TOAST);
      throw new Unfit({ name: 'Project name is required' });
    }
    const body = bodyOf(values);
    try {
      if (project) {
        await update.mutateAsync({ id: project.id, changes: changesOf(bodyOf(shown), body) });
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
      toast(project ? updateToast(error) : creationToast(error));
      if (!project && isSignedOut(error)) navigate(pathTo('home'));
      throw error;
    }
  }, null);

  return (
    <FormDialog
      title={project ? 'Edit project' : 'New Project'}
      submission={sending}
      submit={project ? 'Save changes' : 'Create project'}
      onClose={onClose}
    >
      <ProjectForm
        values={values}
        onChange={setValues}
        errors={sending.fields}
        existing={project !== undefined}
      />
    </FormDialog>
  );
}
