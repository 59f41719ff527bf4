import { Link } from 'wouter';
import { useTabTitle } from '../../../browser/use-tab-title.ts';
import { pathTo } from '../../../routes/paths.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { useFindingName } from '../../verdict/queries.ts';
import { DecisionBar } from './decision-bar.tsx';
import { DefectDocument } from './defect-document.tsx';
import { LoadedFinding } from './details-states.tsx';
import { useWholeFinding } from './use-whole-finding.ts';

interface DetailsDialogProps {
  id: number;
  onClose: () => void;
}

/** A finding over the list it was opened from: a sheet on a phone, a large dialog on a desk. */
export default function DetailsDialog({ id, onClose }: DetailsDialogProps) {
  const finding = useWholeFinding(id);
  const { defect } = finding;
  const name = useFindingName(id);
  useTabTitle(name);
  return (
    <Dialog
      open
      inAddress
      size="large"
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={defect.data?.defectType ?? 'Finding'}
      description={
        <>
          {name ? <span className="tabular">{name} · </span> : null}
          <Link
            href={pathTo('defect', { id })}
            className="prose-link relative before:absolute before:-inset-x-2 before:-inset-y-4"
          >
            Open full page
          </Link>
        </>
      }
      footer={defect.data ? <DecisionBar defect={defect.data} /> : null}
    >
      <LoadedFinding id={id} finding={finding}>
        {(loaded) => <DefectDocument defect={loaded} framed />}
      </LoadedFinding>
    </Dialog>
  );
}
