import { useState } from 'react';
import { articleDate } from '../../content/articles.ts';
import { CHECKLISTS } from '../../content/checklists.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { type BuildingType, buildingTypeLabel, type ChecklistValues } from './building-type.ts';

interface ChecklistResultProps {
  values: ChecklistValues;
  buildingType: BuildingType;
  onEdit: () => void;
}

/** The list to walk through. What is ticked stays on this page only. */
export function ChecklistResult({ values, buildingType, onEdit }: ChecklistResultProps) {
  const [done, setDone] = useState<ReadonlySet<string>>(new Set());
  const items = CHECKLISTS[buildingType];
  const toggle = (item: string) => {
    const next = new Set(done);
    if (!next.delete(item)) next.add(item);
    setDone(next);
  };
  const details = [
    ['Project Name', values.projectName],
    ['Building Type', buildingTypeLabel(buildingType)],
    ['Project Address', values.address],
    ['Contractor Name', values.contractorName],
    ['Planned Inspection Date', values.inspectionDate ? articleDate(values.inspectionDate) : ''],
    ['Total Items', String(items.length)],
    ['Compliance', 'NCC 2025'],
  ].filter(([, value]) => value);
  return (
    <section aria-labelledby="list" className="max-w-3xl">
      <div className="flex flex-wrap items-center gap-3">
        <h2 id="list" className="text-lg font-semibold">
          Your checklist
        </h2>
        <Badge tone="blue">In Progress</Badge>
      </div>
      <dl className="mt-5 grid gap-x-8 gap-y-3 border-y border-line py-5 tablet:grid-cols-2">
        {details.map(([name, value]) => (
          <div key={name} className="min-w-0">
            <dt className="text-sm text-ink-soft">{name}</dt>
            <dd className="tabular font-medium wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-sm text-ink-soft">
        NCC 2025 doesn’t hold everywhere yet: the edition that counts is the one of the building approval.
      </p>
      <ul className="mt-5">
        {items.map((item) => (
          <li key={item} className="border-b border-line">
            <label className="flex min-h-12 items-center gap-3 py-2">
              <input
                type="checkbox"
                checked={done.has(item)}
                onChange={() => toggle(item)}
                className="size-5 shrink-0 accent-link"
              />
              <span className="flex-1">{item}</span>
              <Badge>Required</Badge>
            </label>
          </li>
        ))}
      </ul>
      {values.additionalRequirements.trim() ? (
        <div className="mt-6">
          <h3 className="text-base font-semibold">Additional Requirements</h3>
          <p className="mt-1 whitespace-pre-line text-ink-soft wrap-anywhere">
            {values.additionalRequirements.trim()}
          </p>
        </div>
      ) : null}
      <div className="mt-8 flex flex-wrap gap-3">
        <Button onClick={onEdit}>Edit Details</Button>
      </div>
    </section>
  );
}
