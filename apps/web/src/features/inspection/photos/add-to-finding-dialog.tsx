import type { FindingLine } from '@plumbline/contract';
import { useState } from 'react';
import { Loaded } from '../../../api/loaded.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Input } from '../../../ui/input.tsx';
import { DefectImage } from '../../defects/parts/defect-image.tsx';
import { useFindingLines } from '../data/queries.ts';
import { usePlaces } from '../data/visit-queries.ts';
import { roomOf, search } from '../findings/arrange-findings.ts';

interface AddToFindingDialogProps {
  projectId: number;
  /** How many photos are added. */
  count: number;
  onChoose: (finding: FindingLine) => void;
  onClose: () => void;
}

/** More are found by their number or words. */
const SHOWN = 50;

/** Which finding the chosen photos show. One tap adds them. */
export default function AddToFindingDialog({ projectId, count, onChoose, onClose }: AddToFindingDialogProps) {
  const findings = useFindingLines(projectId);
  const [typed, setTyped] = useState('');
  const rooms = new Map(usePlaces(projectId).data?.map(({ id, name }) => [id, name]));
  return (
    <Dialog
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      size="small"
      title={`Add ${count} ${count === 1 ? 'photo' : 'photos'} to a finding`}
      description="Free. The photos also stay where they are."
    >
      <Input
        type="search"
        aria-label="Search findings"
        placeholder="Search by number, name or room"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Loaded query={findings} what="the findings">
        {(all) => {
          const found = search(all, typed, rooms);
          return (
            <>
              <ul className="mt-3 space-y-1">
                {found.slice(0, SHOWN).map((finding) => (
                  <li key={finding.id}>
                    <button
                      type="button"
                      onClick={() => onChoose(finding)}
                      className="flex min-h-(--target) w-full items-center gap-3 rounded-md p-2 text-left hover:bg-hover"
                    >
                      <DefectImage
                        id={finding.id}
                        number={finding.number}
                        hasPhoto={finding.hasPhoto}
                        alt=""
                        size="320"
                        fit="cover"
                        className="size-12 shrink-0"
                      />
                      <span className="min-w-0 text-sm">
                        <span className="block truncate">{finding.defectType}</span>
                        {/* A dozen findings of a building are called the same: the room tells them apart. */}
                        <span className="block truncate text-xs text-ink-soft">{roomOf(finding, rooms)}</span>
                      </span>
                      <span className="tabular ml-auto shrink-0 text-xs text-ink-soft">
                        #{finding.number}
                      </span>
                    </button>
                  </li>
                ))}
              </ul>
              {found.length === 0 ? (
                <p className="py-3 text-sm text-ink-soft">
                  {typed ? 'No findings match.' : 'No findings in this project yet.'}
                </p>
              ) : null}
            </>
          );
        }}
      </Loaded>
    </Dialog>
  );
}
