import { MIGRATION_WORDS } from '@plumbline/contract';
import { type FormEvent, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Input, PasswordInput } from '../../ui/input.tsx';
import type { MigrationSource } from './follow.ts';

interface UrlFormProps {
  onSubmit: (source: MigrationSource) => void;
  /** What the server said of the address. */
  problem: string | undefined;
}

export function UrlForm({ onSubmit, problem }: UrlFormProps) {
  const [sourceUrl, setSourceUrl] = useState('');
  const [apiKey, setApiKey] = useState('');
  const [missing, setMissing] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const url = sourceUrl.trim();
    setMissing(url === '');
    if (url) onSubmit({ sourceUrl: url, apiKey: apiKey.trim() });
  };
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-5">
      <Field
        label="Source URL"
        hint="For another Plumbline: its address with /api/migration/export at the end. Otherwise the address of a JSON file."
        error={missing ? MIGRATION_WORDS.noUrl : problem}
      >
        {(control) => (
          <Input
            {...control}
            type="url"
            inputMode="url"
            autoComplete="off"
            placeholder="https://"
            value={sourceUrl}
            onChange={(event) => setSourceUrl(event.target.value)}
          />
        )}
      </Field>
      <Field label="API key" optional hint="Made by an administrator of the source.">
        {(control) => (
          <PasswordInput
            {...control}
            autoComplete="off"
            value={apiKey}
            onChange={(event) => setApiKey(event.target.value)}
          />
        )}
      </Field>
      <div>
        <Button type="submit" variant="primary">
          Fetch and preview
        </Button>
      </div>
    </form>
  );
}
