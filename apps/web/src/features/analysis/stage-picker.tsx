import { STAGE_CATEGORIES, STAGES, type StageCategoryId, type StageId } from '@plumbline/knowledge';
import { Field } from '../../ui/field.tsx';
import { MultiSelect } from '../../ui/multi-select.tsx';
import { Select } from '../../ui/select.tsx';

const CATEGORIES = STAGE_CATEGORIES.map(({ id, name, colour }) => ({ value: id, label: name, colour }));

const STAGE_OPTIONS = STAGES.map(({ id, name, category, paymentPercentage, inspectionRequired }) => ({
  value: id,
  label: name,
  hint: `${paymentPercentage} of the price${inspectionRequired ? ', inspection required' : ''}`,
  category,
}));

interface StagePickerProps {
  category: StageCategoryId | undefined;
  stages: readonly StageId[];
  /** Another category clears the chosen stages. */
  onChange: (category: StageCategoryId | undefined, stages: readonly StageId[]) => void;
}

export function StagePicker({ category, stages, onChange }: StagePickerProps) {
  return (
    <>
      <Field label="Stage category">
        {(control) => (
          <Select
            {...control}
            options={CATEGORIES}
            value={category}
            placeholder="Choose a category"
            onValueChange={(next) => (next === category ? undefined : onChange(next, []))}
          />
        )}
      </Field>
      {category ? (
        <Field label="Stage of works">
          {(control) => (
            <MultiSelect
              {...control}
              options={STAGE_OPTIONS.filter((stage) => stage.category === category)}
              value={stages}
              placeholder="Choose one or more stages"
              onValueChange={(next) => onChange(category, next)}
            />
          )}
        </Field>
      ) : null}
    </>
  );
}
