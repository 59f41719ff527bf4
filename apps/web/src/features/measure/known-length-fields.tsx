import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { Select } from '../../ui/select.tsx';
import { KNOWN_OPTIONS, knownLength, TYPED } from './known-length.ts';

interface KnownLengthFieldsProps {
  choice: string;
  typed: string;
  onChoice: (choice: string) => void;
  onTyped: (typed: string) => void;
}

/** Which length in the photo is known. */
export function KnownLengthFields({ choice, typed, onChoice, onTyped }: KnownLengthFieldsProps) {
  const wrong = choice === TYPED && typed.trim() !== '' && !knownLength(typed);
  return (
    <>
      <Field label="Known object in the photo">
        {(control) => <Select {...control} options={KNOWN_OPTIONS} value={choice} onValueChange={onChoice} />}
      </Field>
      {choice === TYPED ? (
        <Field label="Its length in millimetres" error={wrong ? 'A number from 1 to 10,000' : undefined}>
          {(control) => (
            <Input
              {...control}
              inputMode="decimal"
              className="tabular"
              value={typed}
              onChange={(event) => onTyped(event.target.value)}
            />
          )}
        </Field>
      ) : null}
    </>
  );
}
