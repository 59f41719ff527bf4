import type { DefectSummary } from '@plumbline/contract';
import { Suspense, useId, useState } from 'react';
import { lazyPart } from '../../browser/lazy-part.tsx';
import { Button } from '../../ui/button.tsx';
import { ChevronDown } from '../../ui/icons/chevron-down.tsx';
import { MessageSquare } from '../../ui/icons/message-square.tsx';
import { Spinner } from '../../ui/spinner.tsx';

/** Fetched when somebody opens a chat: most look at their results and never do. */
const DefectChat = lazyPart(() => import('./defect-chat.tsx'));

interface DefectChatToggleProps {
  defect: Pick<DefectSummary, 'id' | 'number' | 'defectType'>;
  open: boolean;
  panelId: string;
  onToggle: () => void;
}

function Toggle({ defect, open, panelId, onToggle }: DefectChatToggleProps) {
  return (
    <Button
      size="small"
      aria-expanded={open}
      aria-controls={panelId}
      aria-label={`AI Chat about ${defect.defectType}, finding ${defect.number}`}
      icon={<MessageSquare className="size-4" aria-hidden="true" />}
      onClick={onToggle}
    >
      AI Chat
      <ChevronDown className={`size-4 transition-transform ${open ? 'rotate-180' : ''}`} aria-hidden="true" />
    </Button>
  );
}

/** A defect card's 'AI Chat': its button for the row of buttons, and the conversation below. */
export function useDefectChatExpander(
  defect: Pick<DefectSummary, 'id' | 'number' | 'projectId' | 'defectType' | 'severity'>,
) {
  const [open, setOpen] = useState(false);
  const panelId = useId();
  return {
    toggle: <Toggle defect={defect} open={open} panelId={panelId} onToggle={() => setOpen(!open)} />,
    panel: (
      <div id={panelId} hidden={!open}>
        {open ? (
          <section
            aria-label={`AI Chat about ${defect.defectType}`}
            className="mt-1 mb-5 overflow-hidden rounded-md border border-line bg-surface"
          >
            <Suspense fallback={<Spinner label="Opening chat" />}>
              <DefectChat defect={defect} />
            </Suspense>
          </section>
        ) : null}
      </div>
    ),
  };
}
