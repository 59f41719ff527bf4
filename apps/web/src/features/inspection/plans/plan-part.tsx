import type { Pin, PinPoint, Plan } from '@plumbline/contract';
import { Suspense, useRef, useState } from 'react';
import { addressOf } from '../../../api/client.ts';
import { lazyPart } from '../../../browser/lazy-part.tsx';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { HiddenFileInput } from '../../../ui/hidden-file-input.tsx';
import { Segmented } from '../../../ui/segmented.tsx';
import { pinDeletions } from '../data/pending-deletions.ts';
import { useDeletionRefused, useFindingLines } from '../data/queries.ts';
import { usePlaces } from '../data/visit-queries.ts';
import { PinPanel } from './pin-panel.tsx';
import { labelOf, PlanViewer } from './plan-viewer.tsx';
import type { usePlanChanges } from './queries.ts';

const RenamePlanDialog = lazyPart(() => import('./rename-plan-dialog.tsx'));

interface PlanPartProps {
  projectId: number;
  plan: Plan;
  changes: ReturnType<typeof usePlanChanges>;
  onOpen: (findingId: number) => void;
}

/** What the next tap on the page does. */
type Tool = 'look' | 'pin' | 'area';

const TOOLS = [
  { value: 'look', label: 'Look' },
  { value: 'pin', label: 'Add pin' },
  { value: 'area', label: 'Add area' },
] as const satisfies readonly { value: Tool; label: string }[];

const HINTS: Readonly<Record<Tool, string>> = {
  look: 'Drag to move, pinch or scroll to zoom. Tap a pin to see its finding.',
  pin: 'Tap the page where the pin goes.',
  area: 'Tap the corners of the area one by one, at least three, then press Finish area.',
};

/** What Enter does on the page, as it says. */
const PLACING: Readonly<Record<Tool, string | null>> = {
  look: null,
  pin: 'adds a pin',
  area: 'adds a corner',
};

/** One plan: its pages, its pins, and what can be done with it. */
export function PlanPart({ projectId, plan: kept, changes, onOpen }: PlanPartProps) {
  const leaving = pinDeletions.usePending();
  const plan = { ...kept, pins: kept.pins.filter(({ id }) => !leaving.has(id)) };
  const findings = useFindingLines(projectId).data ?? [];
  const refused = useDeletionRefused(projectId);
  const rooms = new Map(usePlaces(projectId).data?.map(({ id, name }) => [id, name]));
  const byId = new Map(findings.map((finding) => [finding.id, finding]));
  const [number, setNumber] = useState(1);
  const [tool, setTool] = useState<Tool>('look');
  const [corners, setCorners] = useState<readonly PinPoint[]>([]);
  const [selected, setSelected] = useState<number | null>(null);
  const [moving, setMoving] = useState(false);
  const [deleting, setDeleting] = useState(false);
  const [renaming, setRenaming] = useState(false);
  const [busy, setBusy] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const page = plan.pages.find((one) => one.number === number) ?? plan.pages[0];
  const pin = plan.pins.find(({ id }) => id === selected);
  const loose = plan.pins.filter((one) => one.page === null);
  if (!page) return null;

  const use = (next: Tool) => {
    setTool(next);
    setCorners([]);
    setMoving(false);
  };
  const tap = (place: PinPoint, near: Pin | undefined) => {
    if (moving && pin) {
      setMoving(false);
      const dx = place.x - pin.x;
      const dy = place.y - pin.y;
      const clamp = (value: number) => Math.min(1, Math.max(0, value));
      const moved = pin.corners?.map(({ x, y }) => ({ x: clamp(x + dx), y: clamp(y + dy) })) ?? null;
      void changes.movePin(pin.id, { ...place, page: page.number, corners: moved });
    } else if (tool === 'pin') {
      void changes.addPin(plan.id, { page: page.number, ...place }).then((added) => {
        if (added) setSelected(added.id);
      });
      setTool('look');
    } else if (tool === 'area') setCorners([...corners, place]);
    else setSelected(near?.id ?? null);
  };
  const finishArea = () => {
    const centre = (side: 'x' | 'y') => corners.reduce((sum, one) => sum + one[side], 0) / corners.length;
    const area = { page: page.number, x: centre('x'), y: centre('y'), corners: [...corners] };
    void changes.addPin(plan.id, area).then((added) => {
      if (added) setSelected(added.id);
    });
    use('look');
  };
  const back = () => setCorners(corners.slice(0, -1));
  const replace = async (file: File) => {
    setBusy(true);
    await changes.replace(plan.id, file);
    setBusy(false);
  };

  return (
    <>
      <div className="mb-3 flex flex-wrap items-center gap-3">
        <Segmented label="Tap mode" segments={TOOLS} value={tool} onValueChange={use} />
        {corners.length >= 3 ? <Button onClick={finishArea}>Finish area</Button> : null}
        {corners.length > 0 ? (
          <Button variant="quiet" onClick={back}>
            Remove last corner
          </Button>
        ) : null}
        {plan.pages.length > 1 ? (
          <nav aria-label="Pages" className="flex flex-wrap gap-1">
            {plan.pages.map((one) => (
              <Button
                key={one.number}
                size="small"
                // One digit is narrower than a finger.
                className="min-w-(--target-small)"
                variant={one.number === page.number ? 'secondary' : 'quiet'}
                aria-current={one.number === page.number ? 'page' : undefined}
                aria-label={`Page ${one.number}`}
                onClick={() => {
                  setNumber(one.number);
                  setCorners([]);
                }}
              >
                {one.number}
              </Button>
            ))}
          </nav>
        ) : null}
      </div>
      <p role="status" className="mb-2 text-sm text-ink-soft">
        {moving ? 'Tap the page where the pin goes now.' : HINTS[tool]}
      </p>
      <PlanViewer
        key={`${plan.id} ${plan.version} ${page.number}`}
        plan={plan}
        page={page}
        findings={byId}
        selected={selected}
        drawing={corners}
        onTap={tap}
        placing={moving ? 'puts the pin there' : PLACING[tool]}
        startAt={moving && pin?.page === page.number ? pin : null}
        onCancel={() => use('look')}
        onBack={back}
        onSelect={({ id }) => {
          setSelected(id);
          setMoving(false);
        }}
      />
      {pin ? (
        <PinPanel
          key={pin.id}
          pin={pin}
          findings={findings}
          placed={new Set(plan.pins.flatMap(({ id, findingId }) => (id === pin.id ? [] : (findingId ?? []))))}
          rooms={rooms}
          onChange={(change) => void changes.movePin(pin.id, change)}
          onMove={() => setMoving(true)}
          onDelete={() => {
            setSelected(null);
            changes.removePin(pin);
          }}
          onOpen={onOpen}
          onClose={() => setSelected(null)}
        />
      ) : null}
      {loose.length > 0 ? (
        <section aria-label="Pins with no page" className="mt-3 rounded-md border border-line-strong p-4">
          <p className="mb-2 text-sm">The new drawing doesn’t have the page these pins were on.</p>
          <div className="flex flex-wrap gap-2">
            {loose.map((one) => (
              <Button
                key={one.id}
                size="small"
                onClick={() => {
                  setSelected(one.id);
                  setMoving(true);
                }}
              >
                Place {labelOf(one, byId)}
              </Button>
            ))}
          </div>
        </section>
      ) : null}
      <div className="mt-4 flex flex-wrap gap-2">
        <a
          href={addressOf('printPlan', { params: { id: plan.id } })}
          download=""
          className={buttonClass({ size: 'small' })}
        >
          Download PDF
        </a>
        <HiddenFileInput
          ref={input}
          label="New drawing for this plan"
          accept="application/pdf,image/*"
          onFiles={([file]) => void replace(file)}
        />
        <Button size="small" busy={busy} onClick={() => input.current?.click()}>
          Replace drawing
        </Button>
        <Button size="small" onClick={() => setRenaming(true)}>
          Rename plan
        </Button>
        <Button size="small" variant="quiet" onClick={() => setDeleting(true)}>
          Delete plan
        </Button>
      </div>
      <Suspense>
        {renaming ? (
          <RenamePlanDialog plan={plan} rename={changes.rename} onClose={() => setRenaming(false)} />
        ) : null}
      </Suspense>
      <ConfirmDialog
        open={deleting}
        onOpenChange={setDeleting}
        title={`Delete ${plan.name}`}
        message="We delete the plan and its pins. Findings stay. You can’t undo this."
        confirmLabel="Delete plan"
        danger
        refused={refused}
        onConfirm={() => {
          setDeleting(false);
          void changes.remove(plan.id);
        }}
      />
    </>
  );
}
