import { type ChangeEvent, type FormEvent, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
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
  const [own, setOwn] = useState<string | undefined>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = file ? undefined : jsonProblem(text);
    setOwn(found);
    if (!found) onSubmit({ json: new Blob([file ?? text], { type: TYPE }) });
  };
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    setFile(event.target.files?.[0]);
    setOwn(undefined);
  };
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-5">
      <Field
        label="JSON data"
        hint="One object with the lists users, projects, defects and reports."
        error={own ?? problem}
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
      <div>
        <Button type="submit" variant="primary">
          Check and preview
        </Button>
      </div>
    </form>
  );
}
