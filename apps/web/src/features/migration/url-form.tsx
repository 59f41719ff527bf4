import { MIGRATION_WORDS } from '@plumbline/contract';
import { useState } from 'react';
import { refuse, useSubmit } from '../../api/use-submit.ts';
import { Field } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
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
  const sending = useSubmit(() => {
    const url = sourceUrl.trim();
    refuse({ url: url === '' && MIGRATION_WORDS.noUrl });
    onSubmit({ sourceUrl: url, apiKey: apiKey.trim() });
  }, null);
  return (
    <Form submission={sending} submit="Fetch and preview">
      <Field
        label="Source URL"
        hint="For another Plumbline: its address with /api/migration/export at the end. Otherwise the address of a JSON file."
        error={sending.fields.url ?? problem}
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
    </Form>
  );
}
