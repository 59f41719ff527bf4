import type { NewMeasurement } from '@plumbline/contract';
import { chosenSize, formatMeasurement } from '@plumbline/knowledge/measurement-words';
import { attributeName } from '@plumbline/knowledge/measurements';
import { IconButton } from '../../ui/icon-button.tsx';
import { Trash2 } from '../../ui/icons/trash.tsx';

interface KeptListProps {
  measurements: readonly NewMeasurement[];
  onRemove: (index: number) => void;
}

/** What will be saved. */
export function KeptList({ measurements, onRemove }: KeptListProps) {
  return (
    <ul className="divide-y divide-line">
      {measurements.map((measurement, index) => {
        const words = `${attributeName(measurement.attribute)}: ${formatMeasurement(measurement)}`;
        return (
          <li key={JSON.stringify(measurement)} className="flex items-center justify-between gap-3 text-sm">
            <span className="tabular first-letter:uppercase">
              {words}
              <span className="text-ink-soft">
                {measurement.origin === 'inspector'
                  ? `, ${chosenSize(measurement) ? 'chosen ' : ''}on site${measurement.reference ? `, with a ${measurement.reference}` : ''}`
                  : `, from photo${measurement.reference ? `, reference: ${measurement.reference}` : ''}`}
              </span>
            </span>
            <IconButton label={`Remove ${words}`} onClick={() => onRemove(index)}>
              <Trash2 aria-hidden="true" className="size-4" />
            </IconButton>
          </li>
        );
      })}
    </ul>
  );
}
