import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { visitName } from '../data/visit-words.ts';
import { PlaceChips } from './place-chips.tsx';
import type { FilingChoice } from './use-filing.ts';

/** Visit and room that photos are filed under; nothing at all in a project without either. */
export function FilingFields({ filing }: { filing: FilingChoice }) {
  const { places, visits, value, choosePlace, chooseVisit } = filing;
  if (visits.length === 0 && places.length === 0) return null;
  return (
    <section aria-label="Visit and room" className="space-y-3">
      {visits.length > 0 ? (
        <Field label="Visit">
          {(control) => (
            <Select
              {...control}
              className="max-w-sm"
              options={[
                ...visits.map((visit) => ({ value: String(visit.id), label: visitName(visit) })),
                { value: 'none', label: 'No visit' },
              ]}
              value={value.visitId === null ? 'none' : String(value.visitId)}
              onValueChange={(id) => chooseVisit(id === 'none' ? null : Number(id))}
            />
          )}
        </Field>
      ) : null}
      {places.length > 0 ? (
        <div>
          {/* Their group carries the name for those who don't see it. */}
          <p aria-hidden="true" className="mb-2 text-sm font-medium">
            Room
          </p>
          <PlaceChips
            places={places}
            value={value.placeId}
            onChange={choosePlace}
            onNone={() => choosePlace(null)}
            label="Room"
          />
        </div>
      ) : null}
    </section>
  );
}
