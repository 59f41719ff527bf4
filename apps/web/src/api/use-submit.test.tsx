import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { Field } from '../ui/field.tsx';
import { Form } from '../ui/form.tsx';
import { FormDialog } from '../ui/form-dialog.tsx';
import { Input } from '../ui/input.tsx';
import { ApiError } from './api-error.ts';
import { refuse, useSubmit } from './use-submit.ts';

const FAILED = 'Not saved. Please try again.';

function NameForm({ save }: { save: () => unknown }) {
  const sending = useSubmit(save, FAILED);
  return (
    <Form submission={sending} submit="Save name">
      <Field label="Role">{(control) => <Input {...control} />}</Field>
      <Field label="Name" error={sending.fields.name}>
        {(control) => <Input {...control} />}
      </Field>
    </Form>
  );
}

const press = () => userEvent.setup().click(screen.getByRole('button', { name: 'Save name' }));

it('sends once, however often it is asked while the answer is out', async () => {
  let sent = 0;
  let answer = () => {};
  const out = new Promise<void>((resolve) => {
    answer = resolve;
  });
  render(
    <NameForm
      save={() => {
        sent += 1;
        return out;
      }}
    />,
  );
  const button = screen.getByRole('button', { name: 'Save name' });
  const form = button.closest('form') as HTMLFormElement;
  // Both in one go, before anything is drawn.
  act(() => {
    for (let press = 0; press < 2; press += 1) {
      form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
    }
  });
  fireEvent.submit(form);
  expect(sent).toBe(1);
  expect(button).toHaveProperty('disabled', true);
  await act(async () => answer());
  fireEvent.submit(form);
  expect(sent).toBe(2);
});

it('says beside the button what was refused, and nothing more of it once it is sent again', async () => {
  const answers = [
    () => Promise.reject(new ApiError(409, '409: No.', { serverMessage: 'The visit is closed.' })),
    () => Promise.reject(new Error('')),
    () => Promise.resolve(),
  ];
  render(<NameForm save={() => answers.shift()?.()} />);
  await press();
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('The visit is closed.'));
  await press();
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(FAILED));
  await press();
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

it('takes the focus to the first field to mend and says its problem once, wherever it was found', async () => {
  const message = 'Say who it is';
  const answers = [
    () => refuse({ role: false, name: message }),
    () => Promise.reject(new ApiError(400, '400', { serverMessage: message, fields: { name: message } })),
  ];
  render(<NameForm save={() => answers.shift()?.()} />);
  for (let attempt = 0; attempt < 2; attempt += 1) {
    await press();
    const name = screen.getByLabelText('Name');
    await waitFor(() => expect(document.activeElement).toBe(name));
    expect(name.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getAllByText(message)).toHaveLength(1);
  }
  // The server may refuse a field that this form doesn’t show.
  answers.push(() =>
    Promise.reject(new ApiError(400, '400', { serverMessage: 'Too long', fields: { title: 'Too long' } })),
  );
  await press();
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('Too long'));
});

function NameDialog({ save, onClose }: { save: () => unknown; onClose: () => void }) {
  return (
    <FormDialog title="Name" submit="Save name" submission={useSubmit(save, FAILED)} onClose={onClose}>
      <Field label="Name">{(control) => <Input {...control} />}</Field>
    </FormDialog>
  );
}

it('keeps a dialog open while it is being sent', async () => {
  let closed = 0;
  let answer = () => {};
  const out = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const close = () => {
    closed += 1;
  };
  render(<NameDialog save={() => out.then(close)} onClose={close} />);
  await press();
  await userEvent.setup().keyboard('{Escape}');
  expect(screen.getByRole('button', { name: 'Cancel' })).toHaveProperty('disabled', true);
  expect(closed).toBe(0);
  await act(async () => answer());
  expect(closed).toBe(1);
});
