import type { Defect } from '@plumbline/contract';
import { type ReactNode, Suspense, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { messageFor } from '../../../api/api-error.ts';
import { whyNot } from '../../../api/why-not.ts';
import { lazyPart } from '../../../browser/lazy-part.tsx';
import { useTabTitle } from '../../../browser/use-tab-title.ts';
import { pathTo } from '../../../routes/paths.ts';
import { Button } from '../../../ui/button.tsx';
import { cx } from '../../../ui/class-names.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { ArrowLeft } from '../../../ui/icons/arrow-left.tsx';
import { Trash2 } from '../../../ui/icons/trash.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { useDefectChatExpander } from '../../chat/defect-chat-expander.tsx';
import { useFindingName } from '../../verdict/queries.ts';
import { useDeleteDefect } from '../data/queries.ts';
import { DecisionBar } from './decision-bar.tsx';
import { DefectDocument } from './defect-document.tsx';
import { LoadedFinding } from './details-states.tsx';
import { useWholeFinding } from './use-whole-finding.ts';

const DeleteHazardsDialog = lazyPart(() => import('../../hazards/delete-hazards-dialog.tsx'));

const WHAT_GOES =
  'We delete the finding and its photo. Reports keep what they print. You can’t undo this, and the credit isn’t returned.';

/** The name of a finding that is shown, with what can be done beside it: ask about it, delete it. */
function LoadedHeading({
  defect,
  name,
  onDelete,
}: {
  defect: Defect;
  name: ReactNode;
  onDelete: () => void;
}) {
  const chat = useDefectChatExpander(defect);
  return (
    <>
      <PageHeading
        title={defect.defectType}
        subtitle={name}
        aside={
          <>
            {chat.toggle}
            <Button
              size="small"
              variant="quiet"
              icon={<Trash2 aria-hidden="true" className="size-4" />}
              onClick={onDelete}
            >
              Delete
            </Button>
          </>
        }
      />
      {chat.panel}
    </>
  );
}

/** The same document with an address of its own. */
export default function DetailsPage({ id }: { id: number }) {
  const [, navigate] = useLocation();
  const [deleting, setDeleting] = useState(false);
  const finding = useWholeFinding(id);
  const { defect, waiting } = finding;
  const name = useFindingName(id);
  useTabTitle(name);
  const remove = useDeleteDefect(id);
  const gone = () => {
    toast({ title: 'Finding deleted', tone: 'good' });
    navigate(pathTo('defects'));
  };
  const confirm = () =>
    remove.mutate(undefined, {
      onSuccess: gone,
      onError: (error) =>
        toast({
          title: 'Finding not deleted',
          description: messageFor(error, 'Please try again.'),
          tone: 'destructive',
        }),
    });
  const refused = defect.data && whyNot(defect.data, 'delete');
  const alerts = defect.data?.alerts ?? [];
  // A line of its height until it is known.
  const shownName = <span className="tabular text-sm">{name || '\u00a0'}</span>;
  return (
    <>
      <Link
        href={pathTo('defects')}
        className="mb-3 inline-flex min-h-(--target-small) items-center gap-2 text-sm text-ink-soft hover:text-ink"
      >
        <ArrowLeft aria-hidden="true" className="size-4" />
        All defects
      </Link>
      {defect.data && !waiting ? (
        <LoadedHeading defect={defect.data} name={shownName} onDelete={() => setDeleting(true)} />
      ) : (
        <PageHeading title="Finding" subtitle={shownName} />
      )}
      <LoadedFinding id={id} finding={finding}>
        {(loaded) => (
          <>
            <DefectDocument defect={loaded} />
            <div
              className={cx(
                'z-20 -mx-4 mt-8 flex flex-wrap justify-end gap-3 border-t border-line bg-paper px-4 pt-3 pb-6 tablet:mx-0 tablet:px-0 tablet:pb-3',
                // Once decided it gives its room back to the finding, and stands at the end of it.
                loaded.decisionDetails ? '' : 'decision-bar sticky short:static bottom-14 tablet:bottom-0',
              )}
            >
              <DecisionBar defect={loaded} />
            </div>
          </>
        )}
      </LoadedFinding>
      {deleting && alerts.length > 0 && !refused ? (
        <Suspense>
          <DeleteHazardsDialog
            title="Delete this finding"
            message={WHAT_GOES}
            alerts={alerts}
            submit="Delete finding"
            failed="Finding not deleted. Please try again."
            remove={async (reason) => {
              await remove.mutateAsync(reason);
              gone();
            }}
            onClose={() => setDeleting(false)}
          />
        </Suspense>
      ) : (
        <ConfirmDialog
          open={deleting}
          onOpenChange={setDeleting}
          title="Delete this finding"
          message={WHAT_GOES}
          confirmLabel="Delete finding"
          danger
          busy={remove.isPending}
          refused={refused}
          onConfirm={confirm}
        />
      )}
    </>
  );
}
