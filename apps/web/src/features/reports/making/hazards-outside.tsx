import { Button } from '../../../ui/button.tsx';

interface HazardsOutsideProps {
  /** Photos with an open alert that aren't chosen. */
  count: number;
  onAdd: () => void;
}

/** A danger that is warned of should stand in the report: says how many don't, and adds them at one tap. */
export function HazardsOutside({ count, onAdd }: HazardsOutsideProps) {
  if (count === 0) return null;
  return (
    <p className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-md bg-sunken px-3 py-2 text-sm">
      <span role="status" className="min-w-40 flex-1">
        {count === 1
          ? '1 photo of this project with an open hazard isn’t in this report.'
          : `${count} photos of this project with an open hazard aren’t in this report.`}
      </span>
      <Button size="small" onClick={onAdd}>
        {count === 1 ? 'Add it' : 'Add them'}
      </Button>
    </p>
  );
}
