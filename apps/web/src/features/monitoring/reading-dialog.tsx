import {
  type Defect,
  type FindingPhoto,
  type Monitoring,
  READING_INSTRUMENTS,
  READING_LIMITS,
  type Reading,
} from '@plumbline/contract';
import { useState } from 'react';
import { newKey } from '../../api/new-key.ts';
import { refuse, useSubmit } from '../../api/use-submit.ts';
import { Button } from '../../ui/button.tsx';
import { localToday } from '../../ui/days.ts';
import { Field } from '../../ui/field.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { Input, Textarea } from '../../ui/input.tsx';
import { Select } from '../../ui/select.tsx';
import { toast } from '../../ui/toast-store.ts';
import { AlertsForWords } from '../hazards/alerts-for-words.tsx';
import { useAddReading } from './queries.ts';
import { ReadOnPhoto } from './read-on-photo.tsx';
import { measuredWidth, rounded, shortDay, USUAL_ERROR } from './reading-words.ts';

/** Until the next reading: where the advice is to look each week, as it says. */
const NEXT_DAYS = { watched: 7, calm: 90 };

const isWatched = ({ alerts, assessment: { actions } }: ReadingDialogProps['finding']) =>
  alerts.some(({ kind }) => kind === 'structural') ||
  Object.values(actions)
    .flat()
    .some((action) => action.includes('each week'));

const inDays = (days: number) => {
  const time = new Date();
  time.setDate(time.getDate() + days);
  return localToday(time);
};
const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
const INSTRUMENTS = READING_INSTRUMENTS.map((value) => ({ value, label: capital(value) }));
const numberOf = (typed: string) => (typed.trim() === '' ? Number.NaN : Number(typed.replace(',', '.')));

interface ReadingDialogProps {
  finding: Pick<Defect, 'id' | 'measurements' | 'alerts' | 'assessment'>;
  photos: readonly FindingPhoto[];
  monitoring: Monitoring;
  /** The reading in whose place the new one stands; null for a reading of its own. */
  corrects: Reading | null;
  onClose: () => void;
}

/** A reading of a crack, or a correction of one: the old one stays, with why. */
export default function ReadingDialog({
  finding,
  photos,
  monitoring,
  corrects,
  onClose,
}: ReadingDialogProps) {
  const { mutateAsync } = useAddReading(finding.id);
  const newest = corrects ?? monitoring.readings.findLast(({ corrected, mm }) => !corrected && mm !== null);
  // What was measured of it already is offered as the first reading.
  const known = monitoring.readings.length === 0 ? measuredWidth(finding) : undefined;
  // The same press of the button, however often it is sent.
  const [key] = useState(newKey);
  const [readOn, setReadOn] = useState(corrects?.readOn ?? localToday());
  const [point, setPoint] = useState(newest?.point ?? '');
  const [instrument, setInstrument] = useState<Reading['instrument']>(
    newest?.instrument ?? known?.instrument ?? 'crack gauge',
  );
  const [mm, setMm] = useState(corrects ? String(corrects.mm) : (known?.mm ?? ''));
  const [plusMinus, setPlusMinus] = useState(
    String(newest?.plusMinus ?? known?.plusMinus ?? USUAL_ERROR['crack gauge']),
  );
  const [note, setNote] = useState('');
  const [nextOn, setNextOn] = useState(
    monitoring.nextOn && monitoring.nextOn > localToday()
      ? monitoring.nextOn
      : inDays(NEXT_DAYS[isWatched(finding) ? 'watched' : 'calm']),
  );
  const [onPhoto, setOnPhoto] = useState(false);
  const wrong = {
    readOn: readOn === '' ? 'Say when it was read' : undefined,
    mm: Number.isNaN(numberOf(mm)) ? 'Enter what it reads in millimetres, such as 1.2' : undefined,
    plusMinus:
      numberOf(plusMinus) > 0 ? undefined : 'Enter how far off it may be in millimetres, such as 0.1',
    note: corrects && note.trim() === '' ? 'Say why' : undefined,
  };
  const send = async (millimetres: number | null) => {
    refuse(millimetres === null ? { note: wrong.note } : wrong);
    await mutateAsync({
      ...{ key, readOn, point: point.trim(), instrument, mm: millimetres, plusMinus: numberOf(plusMinus) },
      ...{ note: note.trim(), correctsId: corrects?.id ?? null },
      ...(corrects ? {} : { nextOn: nextOn === '' ? null : nextOn }),
    });
    toast({ title: corrects ? 'Reading corrected' : 'Reading added', tone: 'good' });
    onClose();
  };
  const failed = 'The reading wasn’t saved. Please try again.';
  const saving = useSubmit(() => send(numberOf(mm)), failed);
  const removing = useSubmit(() => send(null), failed);
  const busy = saving.busy || removing.busy;
  const shown = (field: keyof typeof wrong | 'nextOn') => saving.fields[field] ?? removing.fields[field];
  const choose = (next: Reading['instrument']) => {
    setInstrument(next);
    setPlusMinus(String(USUAL_ERROR[next]));
  };
  return (
    <FormDialog
      title={corrects ? `Correct the reading of ${shortDay(corrects.readOn)}` : 'Add a reading'}
      description={
        corrects
          ? 'Both stay. The old one is struck out, with your reason.'
          : 'Read it at the same point, and with the same instrument where you can.'
      }
      submission={{ ...saving, busy, error: saving.error ?? removing.error }}
      submit={corrects ? 'Correct' : 'Add'}
      onClose={onClose}
      aside={
        corrects ? (
          <Button variant="quiet" disabled={busy} onClick={removing.submit}>
            Remove this reading
          </Button>
        ) : null
      }
    >
      <div className="grid gap-5 tablet:grid-cols-2">
        <Field label="Day" error={shown('readOn')}>
          {(control) => (
            <Input
              {...control}
              type="date"
              max={localToday()}
              value={readOn}
              onChange={(event) => setReadOn(event.target.value)}
            />
          )}
        </Field>
        <Field label="Point" optional hint="Such as ‘mark A, 1 m above the floor’">
          {(control) => (
            <Input
              {...control}
              maxLength={READING_LIMITS.pointMax}
              value={point}
              onChange={(event) => setPoint(event.target.value)}
            />
          )}
        </Field>
        <Field label="Read with">
          {(control) => (
            <Select {...control} options={INSTRUMENTS} value={instrument} onValueChange={choose} />
          )}
        </Field>
        <div className="grid grid-cols-2 gap-4">
          <Field label={instrument === 'tell-tale' ? 'Movement, mm' : 'Width, mm'} error={shown('mm')}>
            {(control) => (
              <Input
                {...control}
                inputMode="decimal"
                autoComplete="off"
                value={mm}
                onChange={(event) => setMm(event.target.value)}
              />
            )}
          </Field>
          <Field label="± mm" error={shown('plusMinus')}>
            {(control) => (
              <Input
                {...control}
                inputMode="decimal"
                autoComplete="off"
                value={plusMinus}
                onChange={(event) => setPlusMinus(event.target.value)}
              />
            )}
          </Field>
        </div>
      </div>
      {photos.length === 0 ? null : onPhoto ? (
        <ReadOnPhoto
          photos={photos}
          onWidth={({ value, uncertainty }) => {
            setInstrument('scale in a photo');
            setMm(rounded(value));
            setPlusMinus(rounded(Math.max(uncertainty, READING_LIMITS.plusMinusLeast)));
            setOnPhoto(false);
          }}
        />
      ) : (
        <Button className="self-start" onClick={() => setOnPhoto(true)}>
          Read on a photo
        </Button>
      )}
      <Field label={corrects ? 'Why?' : 'Note'} optional={!corrects} error={shown('note')}>
        {(control) => (
          <Textarea
            {...control}
            rows={2}
            maxLength={READING_LIMITS.noteMax}
            value={note}
            onChange={(event) => setNote(event.target.value)}
          />
        )}
      </Field>
      <AlertsForWords words={note} />
      {corrects ? null : (
        <Field
          label="Read again on"
          optional
          hint="We remind you. Leave it empty for no reminder."
          error={shown('nextOn')}
        >
          {(control) => (
            <Input
              {...control}
              type="date"
              value={nextOn}
              onChange={(event) => setNextOn(event.target.value)}
            />
          )}
        </Field>
      )}
    </FormDialog>
  );
}
