import { useState } from 'react';
import { Button } from '../src/ui/button.tsx';
import { Card } from '../src/ui/card.tsx';
import { Combobox } from '../src/ui/combobox.tsx';
import { Field } from '../src/ui/field.tsx';
import { Form } from '../src/ui/form.tsx';
import { FormDialog } from '../src/ui/form-dialog.tsx';
import { Input, PasswordInput, Textarea } from '../src/ui/input.tsx';
import { KeptDraft } from '../src/ui/kept-draft.tsx';
import { SearchInput } from '../src/ui/search-input.tsx';
import { State, States } from './state.tsx';

const DEFECTS = ['Crack in plaster', 'Stepped crack in brickwork', 'Peeling paint', 'Water stain'];

export function TextFields() {
  const [defect, setDefect] = useState('');
  const [searched, setSearched] = useState('');
  const [open, setOpen] = useState(false);
  return (
    <Card title="Text fields">
      <States>
        <State name="Input: empty">
          <Field label="Suburb">{(control) => <Input {...control} placeholder="Geelong" />}</Field>
        </State>
        <State name="Input: filled, with a hint, optional">
          <Field label="Builder" hint="As it stands on the contract." optional>
            {(control) => <Input {...control} defaultValue="Kim and Sons" />}
          </Field>
        </State>
        <State name="Input: refused">
          <Field label="Width (mm)" error="Enter a number of millimetres">
            {(control) => <Input {...control} defaultValue="wide" />}
          </Field>
        </State>
        <State name="Input: disabled">
          <Field label="State">{(control) => <Input {...control} defaultValue="Victoria" disabled />}</Field>
        </State>
        <State name="Search">
          <SearchInput
            label="Search findings"
            placeholder="Search findings"
            value={searched}
            onValueChange={setSearched}
          />
        </State>
        <State name="Text area">
          <Field label="Note">{(control) => <Textarea {...control} defaultValue="Behind the door." />}</Field>
        </State>
        <State name="Password">
          <Field label="Password">
            {(control) => <PasswordInput {...control} defaultValue="not a secret" autoComplete="off" />}
          </Field>
        </State>
        <State name="Combobox">
          <Field label="Defect">
            {(control) => (
              <Combobox
                {...control}
                options={DEFECTS.map((label) => ({ value: label, label }))}
                text={defect}
                onTextChange={setDefect}
                placeholder="Type to narrow"
              />
            )}
          </Field>
        </State>
        <State name="Form: idle">
          <SuburbForm busy={false} />
        </State>
        <State name="Form: begun before">
          <KeptDraft onStartAgain={() => undefined} />
          <KeptDraft what="the defects that you selected" onStartAgain={() => undefined} />
        </State>
        <State name="Form: in a dialog">
          <Button onClick={() => setOpen(true)}>Open form</Button>
          {open ? (
            <FormDialog
              title="Suburb"
              submit="Save suburb"
              submission={{ busy: false, error: undefined, submit: () => setOpen(false) }}
              onClose={() => setOpen(false)}
            >
              <Field label="Suburb">{(control) => <Input {...control} defaultValue="Geelong" />}</Field>
            </FormDialog>
          ) : null}
        </State>
        <State name="Form: being sent">
          <SuburbForm busy />
        </State>
        <State name="Form: refused">
          <SuburbForm busy={false} error="The project wasn’t saved. Please try again." />
        </State>
        <State name="Form: one row, refused">
          <SuburbForm row busy={false} error="The project wasn’t saved. Please try again." />
        </State>
      </States>
    </Card>
  );
}

function SuburbForm({ busy, error, row = false }: { busy: boolean; error?: string; row?: boolean }) {
  return (
    <Form
      submission={{ busy, error, submit: () => undefined }}
      submit="Save suburb"
      variant="secondary"
      row={row}
    >
      <Field label="Suburb">{(control) => <Input {...control} defaultValue="Geelong" />}</Field>
    </Form>
  );
}
