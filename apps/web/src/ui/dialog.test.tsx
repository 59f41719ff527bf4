// @vitest-environment jsdom
// happy-dom goes back at once, in the middle of what React does; browsers do so in a later task.
import { readFileSync } from 'node:fs';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Combobox } from './combobox.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { Dialog } from './dialog.tsx';
import { FormDialog } from './form-dialog.tsx';
import { clearToasts, toast } from './toast-store.ts';
import Toaster from './toaster.tsx';

function Example() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Dialog open={open} onOpenChange={setOpen} title="Details" footer={<button type="button">Save</button>}>
        Inside
      </Dialog>
    </>
  );
}

describe('Dialog', () => {
  it('is named by its title, locks the page, closes with Escape and gives the focus back', async () => {
    const user = userEvent.setup();
    render(<Example />);
    await user.click(screen.getByRole('button', { name: 'Open' }));
    expect(screen.getByRole('dialog', { name: 'Details' })).toBeTruthy();
    expect(document.documentElement.dataset.locked).toBe('');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.documentElement.dataset.locked).toBeUndefined();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open' }));
  });

  it('closes with Escape although a message is on screen', async () => {
    const user = userEvent.setup();
    render(
      <>
        <Example />
        <Toaster />
      </>,
    );
    await user.click(screen.getByRole('button', { name: 'Open' }));
    act(() => toast({ title: '3 photos kept' }));
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    act(() => clearToasts());
  });

  it('stays open when Escape closes a list of suggestions in it', async () => {
    const user = userEvent.setup();
    const onOpenChange = vi.fn();
    render(
      <Dialog open onOpenChange={onOpenChange} title="Details">
        <Combobox
          aria-label="Room"
          options={[{ value: '1', label: 'Kitchen' }]}
          text=""
          onTextChange={() => undefined}
        />
      </Dialog>,
    );
    await user.click(screen.getByRole('combobox', { name: 'Room' }));
    expect(screen.getByRole('option', { name: 'Kitchen' })).toBeTruthy();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('option', { name: 'Kitchen' })).toBeNull();
    expect(onOpenChange).not.toHaveBeenCalled();
    await user.keyboard('{Escape}');
    expect(onOpenChange).toHaveBeenCalledWith(false);
  });

  it('closes by its button', async () => {
    const user = userEvent.setup();
    render(<Example />);
    await user.click(screen.getByRole('button', { name: 'Open' }));
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is at most 95, 85 and 80 % of the window high on phone, tablet and desktop; 95 on an iPad', () => {
    const css = readFileSync(`${import.meta.dirname}/floating.css`, 'utf8');
    const heights = [...css.matchAll(/max-height: (\d+vh)/g)].map(([, height]) => height);
    expect(heights).toEqual(['95vh', '85vh', '80vh', '95vh']);
    expect(css.indexOf('85vh')).toBeGreaterThan(css.indexOf('(width > 30rem)'));
    expect(css.indexOf('80vh')).toBeGreaterThan(css.indexOf('(width > 64rem)'));
    expect(css.lastIndexOf('95vh')).toBeGreaterThan(css.indexOf(':root[data-ipad]'));
  });
});

describe('ConfirmDialog', () => {
  it('names what it will do, and does it only when asked', async () => {
    const user = userEvent.setup();
    const onConfirm = vi.fn();
    const onOpenChange = vi.fn();
    render(
      <ConfirmDialog
        open
        onOpenChange={onOpenChange}
        title="Delete project?"
        message="Are you sure you want to delete this project? This action cannot be undone."
        confirmLabel="Delete project"
        danger
        onConfirm={onConfirm}
      />,
    );
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(onOpenChange).toHaveBeenCalledWith(false);
    expect(onConfirm).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Delete project' }));
    expect(onConfirm).toHaveBeenCalledOnce();
  });
});

function WithNote({ onSaved = () => {} }: { onSaved?: () => void }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {open ? (
        <FormDialog
          title="Correct"
          submit="Save"
          submission={{ busy: false, error: undefined, submit: onSaved }}
          onClose={() => setOpen(false)}
        >
          <input aria-label="Note" />
        </FormDialog>
      ) : null}
    </>
  );
}

/** As the browser's own button does: jsdom goes back in a later task. */
async function goBack() {
  const gone = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
  window.history.back();
  await act(() => gone);
}

/** The scrim takes no presses in a window without styles. */
async function pressBeside() {
  const scrim = document.querySelector('.scrim') ?? document.body;
  fireEvent.pointerDown(scrim, { button: 0 });
  fireEvent.click(scrim);
}

describe('a press beside a dialog', () => {
  const press = (where: Element, at: number) => {
    const event = new MouseEvent('pointerdown', { bubbles: true, clientX: at, clientY: at });
    fireEvent(where, event);
    fireEvent.click(where);
  };

  it('that ends a double press of the button leaves it open, and any later one closes it', async () => {
    render(<Example />);
    press(screen.getByRole('button', { name: 'Open' }), 100);
    await screen.findByRole('dialog');
    press(document.querySelector('.scrim') ?? document.body, 104);
    expect(screen.getByRole('dialog')).toBeTruthy();
    press(document.querySelector('.scrim') ?? document.body, 104);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('closes it at once where the press is at another place', async () => {
    render(<Example />);
    press(screen.getByRole('button', { name: 'Open' }), 100);
    await screen.findByRole('dialog');
    press(document.querySelector('.scrim') ?? document.body, 300);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('what was typed in a dialog', () => {
  it.each([
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['a press beside it', pressBeside],
    ['the browser’s way back', goBack],
  ])('is asked after before %s drops it', async (_, leave) => {
    render(<WithNote />);
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    await userEvent.type(screen.getByLabelText('Note'), 'Bare wires behind it');
    await leave();
    const asked = await screen.findByRole('alertdialog', { name: 'Close without saving?' });
    await userEvent.click(within(asked).getByRole('button', { name: 'Cancel' }));
    expect(screen.getByLabelText<HTMLInputElement>('Note').value).toBe('Bare wires behind it');
    await leave();
    await userEvent.click(await screen.findByRole('button', { name: 'Close without saving' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is dropped unasked by Cancel, and nothing is asked where nothing was typed', async () => {
    render(<WithNote />);
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    await userEvent.type(screen.getByLabelText('Note'), 'a note');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('the browser’s way back', () => {
  it('closes the topmost dialog, then the one below, and only then leaves the page', async () => {
    window.history.pushState(null, '', '/before');
    window.history.pushState(null, '', '/page');
    const [closeLow, closeHigh] = [vi.fn(), vi.fn()];
    const both = (low: boolean, high: boolean) => (
      <>
        <Dialog open={low} onOpenChange={closeLow} title="Low">
          low
        </Dialog>
        <ConfirmDialog
          open={high}
          onOpenChange={closeHigh}
          title="High"
          message=""
          confirmLabel="Go"
          onConfirm={() => {}}
        />
      </>
    );
    const { rerender } = render(both(true, false));
    rerender(both(true, true));
    await goBack();
    expect(closeHigh).toHaveBeenCalledExactlyOnceWith(false);
    expect(closeLow).not.toHaveBeenCalled();
    rerender(both(true, false));
    await goBack();
    expect(closeLow).toHaveBeenCalledExactlyOnceWith(false);
    rerender(both(false, false));
    expect(window.location.pathname).toBe('/page');
    await goBack();
    expect(window.location.pathname).toBe('/before');
  });

  it('leaves the page at once after a dialog was closed by a button', async () => {
    window.history.pushState(null, '', '/before');
    window.history.pushState(null, '', '/page');
    render(<Example />);
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    await userEvent.keyboard('{Escape}');
    await goBack();
    await vi.waitFor(() => expect(window.location.pathname).toBe('/before'));
  });
});
