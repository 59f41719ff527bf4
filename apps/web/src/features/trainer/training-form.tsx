import { LIMITS } from '@plumbline/contract';
import { DEFECT_NAMES, FAMILIES, FAMILY_NAMES, SEVERITIES, type Severity } from '@plumbline/knowledge';
import { useRef, useState } from 'react';
import { useSubmit } from '../../api/use-submit.ts';
import { Card } from '../../ui/card.tsx';
import { Combobox } from '../../ui/combobox.tsx';
import { Field } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { Input } from '../../ui/input.tsx';
import { Select } from '../../ui/select.tsx';
import { toast } from '../../ui/toast-store.ts';
import { useTrain } from './queries.ts';

// A family of one defect has its name.
const TYPES = new Map<string, string>([
  ...FAMILIES.map((family): [string, string] => [family, FAMILY_NAMES[family]]),
  ...DEFECT_NAMES.filter(({ families }) => families.length > 0).map(({ id, name }): [string, string] => [
    id,
    name,
  ]),
]);
const TYPE_OPTIONS = [...TYPES].map(([value, label]) => ({ value, label }));
const SEVERITY_OPTIONS = [...SEVERITIES]
  .reverse()
  .map((value) => ({ value, label: `${value.charAt(0).toUpperCase()}${value.slice(1)}` }));

/** Why a file can't be sent, before it is sent. */
function problemOf(file: File): string | undefined {
  // Some browsers know no type of a HEIC photo.
  const image = file.type ? file.type.startsWith('image/') : /\.hei[cf]$/i.test(file.name);
  if (!image) return 'Invalid file type. Only images are allowed.';
  return file.size > LIMITS.uploadBytes ? 'File size must be less than 10MB' : undefined;
}

/** One labelled photo for the panel to learn from. */
export function TrainingForm() {
  const { mutateAsync } = useTrain();
  const picker = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File>();
  const [type, setType] = useState('');
  const [severity, setSeverity] = useState<Severity>();
  const problem = file && problemOf(file);

  const sending = useSubmit(async () => {
    if (!file || type.trim() === '' || !severity) {
      toast({
        title: 'Missing Information',
        description: 'Please provide image, defect type, and severity.',
        tone: 'destructive',
      });
      return;
    }
    if (problem) return;
    const form = new FormData();
    form.set('trueDefectType', type.trim());
    form.set('trueSeverity', severity);
    form.set('image', file);
    await mutateAsync(form);
    setFile(undefined);
    setType('');
    setSeverity(undefined);
    if (picker.current) picker.current.value = '';
  }, null);

  return (
    <Card title="Teach the panel a photo" className="max-w-2xl">
      <Form submission={sending} submit="Train AI Model" className="space-y-4">
        <Field label="Image" hint="One photo, at most 10 MB" error={problem}>
          {(control) => (
            <Input
              {...control}
              ref={picker}
              type="file"
              accept="image/*"
              className="py-2.5"
              onChange={(event) => setFile(event.target.files?.[0])}
            />
          )}
        </Field>
        <Field label="Defect type" hint="What the photo shows">
          {(control) => (
            <Combobox
              {...control}
              options={TYPE_OPTIONS}
              text={type}
              onTextChange={setType}
              placeholder="Stepped brick crack, efflorescence…"
            />
          )}
        </Field>
        <Field label="Severity">
          {(control) => (
            <Select
              {...control}
              options={SEVERITY_OPTIONS}
              value={severity}
              onValueChange={setSeverity}
              placeholder="Choose a severity"
            />
          )}
        </Field>
      </Form>
    </Card>
  );
}
