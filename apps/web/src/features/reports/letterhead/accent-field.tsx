import { contrastOnPaper, LEAST_ACCENT_CONTRAST } from '@plumbline/contract';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';

interface AccentFieldProps {
  /** '#rrggbb'; empty for the product's own. */
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

const COLOUR = /^#[0-9a-f]{6}$/i;

/** What the picker shows while no colour is chosen: the product's own. */
const OWN = '#f2701d';

/** The colour of the mark, of rules and of what is drawn over photos; told at once whether paper shows it. */
export function AccentField({ value, error, onChange }: AccentFieldProps) {
  const known = COLOUR.test(value);
  const contrast = known ? contrastOnPaper(value) : 0;
  const weak = known && contrast < LEAST_ACCENT_CONTRAST;
  const problem = weak ? 'Too pale for print. Choose a darker colour.' : error;
  return (
    <Field
      label="Accent colour"
      optional
      hint={
        known && !weak
          ? `Contrast on paper ${contrast.toFixed(1)} : 1, good.`
          : 'Colours the cover mark, lines and photo outlines. Leave empty for survey orange.'
      }
      error={problem}
    >
      {(control) => (
        <div className="flex items-center gap-3">
          <input
            type="color"
            aria-label="Pick an accent colour"
            value={known ? value.toLowerCase() : OWN}
            onChange={(event) => onChange(event.target.value)}
            className="size-(--target) shrink-0 cursor-pointer rounded-md border border-line-strong bg-surface p-1"
          />
          <Input
            {...control}
            autoComplete="off"
            maxLength={7}
            placeholder="#1b4b85"
            className="tabular max-w-36"
            value={value}
            onChange={(event) => onChange(event.target.value.trim())}
          />
          {value ? (
            <Button variant="quiet" onClick={() => onChange('')}>
              Reset
            </Button>
          ) : null}
        </div>
      )}
    </Field>
  );
}
