import { type ChangeEvent, useState } from 'react';
import { refuse, useSubmit } from '../../api/use-submit.ts';
import { Field } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { Textarea } from '../../ui/input.tsx';
import { jsonProblem } from './check-json.ts';
import type { MigrationSource } from './follow.ts';

interface JsonFormProps {
  onSubmit: (source: MigrationSource) => void;
  problem: string | undefined;
}

const TYPE = 'application/json';

/** Typed JSON is checked here; a file goes to the server as it is, however large. */
export function JsonForm({ onSubmit, problem }: JsonFormProps) {
  const [text, setText] = useState('');
  const [file, setFile] = useState<File | undefined>();
  const sending = useSubmit(() => {
    refuse({ json: file ? undefined : jsonProblem(text) });
    onSubmit({ json: new Blob([file ?? text], { type: TYPE }) });
  }, null);
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    setFile(event.target.files?.[0]);
    sending.forget();
  };
  return (
    <Form submission={sending} submit="Check and preview">
      <Field
        label="JSON data"
        hint="One object with the lists users, projects, defects and reports."
        error={sending.fields.json ?? problem}
      >
        {(control) => (
          <Textarea
            {...control}
            rows={8}
            spellCheck={false}
            disabled={file !== undefined}
            className="max-h-96 font-mono"
            placeholder='{ "users": [ { "id": 1, "email": "…", "displayName": "…", "role": "user" } ], "projects": [] }'
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        )}
      </Field>
      <Field label="Or a file" optional hint="Up to 200 MB.">
        {(control) => (
          <input
            {...control}
            type="file"
            accept=".json,application/json"
            onChange={choose}
            className="min-h-(--target) w-full rounded-md border border-line-strong bg-surface p-2.5 text-sm"
          />
        )}
      </Field>
    </Form>
  );
}
