import { URGENCY_NAMES } from '@plumbline/knowledge';
import { hazardsTitled } from '@plumbline/knowledge/hazard-titles';
import { countAlerts, type ToldAlert } from '@plumbline/knowledge/hazards';
import type { ReactNode } from 'react';
import { ReasonDialog } from './reason-dialog.tsx';

interface DeleteHazardsDialogProps {
  title: string;
  /** What goes and what stays. */
  message: ReactNode;
  /** Those that are open on what is deleted. */
  alerts: readonly ToldAlert[];
  /** Those that its drafts warn of, in words. */
  drafted?: readonly string[];
  submit: string;
  /** What is said where neither the server nor the browser knows why not. */
  failed: string;
  remove: (reason: string) => unknown;
  onClose: () => void;
}

/** A hazard is deleted with what it stood on only with a reason, as it is closed only with one. */
export default function DeleteHazardsDialog({
  message,
  alerts,
  drafted = [],
  remove,
  ...dialog
}: DeleteHazardsDialogProps) {
  return (
    <ReasonDialog
      {...dialog}
      description={message}
      label="Why are you deleting it?"
      hint="The project’s trail keeps which hazards were open. The reason is kept with your name."
      cancel="Keep it"
      variant="danger"
      act={remove}
    >
      <p className="font-medium text-ink">Somebody may be in danger. Still open:</p>
      <ul className="list-disc space-y-1 pl-5 text-sm">
        {countAlerts([...alerts, ...hazardsTitled(drafted)]).map(({ alert: { title, urgency }, count }) => (
          <li key={title}>
            {title}: {URGENCY_NAMES[urgency].toLowerCase()}
            {count > 1 && ` (${count} times)`}
          </li>
        ))}
      </ul>
    </ReasonDialog>
  );
}
