import { useState } from 'react';
import { Card } from '../src/ui/card.tsx';
import { Checkbox } from '../src/ui/checkbox.tsx';
import { FoldedFilters } from '../src/ui/folded-filters.tsx';
import { MultiSelect } from '../src/ui/multi-select.tsx';
import { Pagination } from '../src/ui/pagination.tsx';
import { Segmented } from '../src/ui/segmented.tsx';
import { Select } from '../src/ui/select.tsx';
import { Switch } from '../src/ui/switch.tsx';
import { Tabs } from '../src/ui/tabs.tsx';
import { State, States } from './state.tsx';

const STAGES = [
  { value: 'frame', label: 'Frame' },
  { value: 'lockup', label: 'Lock-up' },
  { value: 'handover', label: 'Handover' },
] as const;
type Stage = (typeof STAGES)[number]['value'];

export function Choices() {
  const [stage, setStage] = useState<Stage>('frame');
  const [stages, setStages] = useState<Stage[]>(['frame']);
  const [on, setOn] = useState(true);
  const [page, setPage] = useState(2);
  return (
    <Card title="Choices">
      <States>
        <State name="Checkbox: on or off, some, disabled">
          <Checkbox checked={on} onCheckedChange={setOn} label="Send me email" hint="Once a week." />
          <Checkbox checked="indeterminate" onCheckedChange={setOn} label="All findings" />
          <Checkbox checked={false} disabled onCheckedChange={setOn} label="Not for you" />
        </State>
        <State name="Switch: on or off, disabled">
          <Switch label="Weekly summary" hint="On Mondays." checked={on} onCheckedChange={setOn} />
          <Switch label="Text messages" checked={false} disabled onCheckedChange={setOn} />
        </State>
        <State name="Select: chosen, empty, disabled">
          <div className="space-y-3">
            <Select aria-label="Stage" options={STAGES} value={stage} onValueChange={setStage} />
            <Select aria-label="No stage" options={STAGES} value={undefined} onValueChange={setStage} />
            <Select
              aria-label="Fixed stage"
              options={STAGES}
              value={stage}
              onValueChange={setStage}
              disabled
            />
          </div>
        </State>
        <State name="Several of a list: chosen, empty, disabled">
          <div className="space-y-3">
            <MultiSelect aria-label="Stages" options={STAGES} value={stages} onValueChange={setStages} />
            <MultiSelect aria-label="No stages" options={STAGES} value={[]} onValueChange={setStages} />
            <MultiSelect
              aria-label="Fixed stages"
              options={STAGES}
              value={stages}
              onValueChange={setStages}
              disabled
            />
          </div>
        </State>
        <State name="Filters: folded away on a phone, with how many narrow the list">
          <div className="grid grid-cols-2 gap-3 tablet:flex">
            <FoldedFilters active={1}>
              <Select aria-label="Filtered stage" options={STAGES} value={stage} onValueChange={setStage} />
            </FoldedFilters>
          </div>
        </State>
        <State name="Segmented">
          <Segmented label="Stage of the work" segments={STAGES} value={stage} onValueChange={setStage} />
        </State>
        <State name="Pagination">
          <Pagination label="Findings" page={page} pageCount={12} onPageChange={setPage} maxButtons={5} />
        </State>
        <State name="Tabs">
          <Tabs
            label="Stages of the work"
            tabs={STAGES.map(({ value, label }) => ({ id: value, label, content: <p>{label}</p> }))}
            value={stage}
            onValueChange={setStage}
          />
        </State>
        <State name="Tabs: more than the room">
          <div className="max-w-60">
            <Tabs
              label="Stages in a narrow room"
              tabs={STAGES.map(({ value, label }) => ({ id: value, label, content: <p>{label}</p> }))}
              value={stage}
              onValueChange={setStage}
            />
          </div>
        </State>
        <State name="Tabs: even">
          <Tabs
            even
            label="Stages, evenly"
            tabs={STAGES.map(({ value, label }) => ({ id: value, label, content: <p>{label}</p> }))}
            value={stage}
            onValueChange={setStage}
          />
        </State>
      </States>
    </Card>
  );
}
