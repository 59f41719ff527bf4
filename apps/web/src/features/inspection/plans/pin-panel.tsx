import type { FindingLine, Pin } from '@plumbline/contract';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Combobox } from '../../../ui/combobox.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { roomOf } from '../findings/arrange-findings.ts';
import type { PinChanges } from './queries.ts';

interface PinPanelProps {
  pin: Pin;
  findings: readonly FindingLine[];
  /** Findings that another pin of this plan stands for already. */
  placed: ReadonlySet<number>;
  /** Names of the rooms by their ids. */
  rooms: ReadonlyMap<number, string>;
  onChange: (changes: PinChanges) => void;
  /** The next tap on the page puts it there. */
  onMove: () => void;
  onDelete: () => void;
  onOpen: (findingId: number) => void;
  onClose: () => void;
}

/** A dozen findings of a building are called the same: the room tells them apart. */
const nameOf = (finding: FindingLine, rooms: ReadonlyMap<number, string>) =>
  [finding.defectType, `#${finding.number}`, roomOf(finding, rooms)].filter(Boolean).join(', ');

/** What a pin stands for: a finding, a note, or both. */
export function PinPanel({
  pin,
  findings,
  placed,
  rooms,
  onChange,
  onMove,
  onDelete,
  onOpen,
  onClose,
}: PinPanelProps) {
  const finding = findings.find(({ id }) => id === pin.findingId);
  const [typed, setTyped] = useState(finding ? nameOf(finding, rooms) : '');
  const [label, setLabel] = useState(pin.label);
  const panel = useRef<HTMLElement>(null);
  // Below the page and, on a phone, behind the bar: whoever put a pin says next what it stands for.
  useEffect(() => {
    // Newer browsers hand back a promise, which is no way to clean up.
    panel.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  // What has no pin yet comes first.
  const options = [...findings]
    .sort((one, other) => Number(placed.has(one.id)) - Number(placed.has(other.id)))
    .map((one) => ({ value: String(one.id), label: nameOf(one, rooms) }));
  return (
    <section
      ref={panel}
      aria-label={`${pin.corners ? 'Area' : 'Pin'} ${pin.number}`}
      className="mt-3 scroll-mb-24 space-y-3 rounded-md border border-line bg-surface p-4"
    >
      <div className="grid gap-3 tablet:grid-cols-2">
        <Field label={`Finding at ${pin.number}`} optional>
          {(control) => (
            <Combobox
              {...control}
              options={options}
              text={typed}
              placeholder="Type to find a finding"
              onTextChange={(text, option) => {
                setTyped(text);
                if (option) onChange({ findingId: Number(option.value) });
                else if (text === '') onChange({ findingId: null });
              }}
            />
          )}
        </Field>
        <Field label="Note" optional>
          {(control) => (
            <Input
              {...control}
              maxLength={200}
              value={label}
              onChange={(event) => setLabel(event.target.value)}
              onBlur={() => (label === pin.label ? undefined : onChange({ label }))}
            />
          )}
        </Field>
      </div>
      <div className="flex flex-wrap gap-2">
        {finding ? (
          <Button size="small" onClick={() => onOpen(finding.id)}>
            Open finding
          </Button>
        ) : null}
        <Button size="small" onClick={onMove}>
          Move pin
        </Button>
        <Button size="small" variant="danger" onClick={onDelete}>
          Delete pin
        </Button>
        <Button size="small" variant="quiet" onClick={onClose}>
          Done
        </Button>
      </div>
    </section>
  );
}
