import { useEffect, useRef } from 'react';

export interface ListKeys {
  next: () => void;
  previous: () => void;
  toggle: () => void;
  open: () => void;
  confirm: () => void;
  reject: () => void;
  remove: () => void;
  move: () => void;
  last: () => void;
  undo: () => void;
  all: () => void;
  clear: () => void;
  help: () => void;
}

/** What each key does, as the list of shortcuts says it. */
export const SHORTCUTS: readonly { keys: readonly string[]; does: keyof ListKeys; words: string }[] = [
  { keys: ['j'], does: 'next', words: 'Next finding' },
  { keys: ['k'], does: 'previous', words: 'Previous finding' },
  { keys: ['x'], does: 'toggle', words: 'Select or clear the finding' },
  { keys: ['e'], does: 'open', words: 'Open the finding' },
  { keys: ['c'], does: 'confirm', words: 'Confirm' },
  { keys: ['r'], does: 'reject', words: 'Reject' },
  { keys: ['m'], does: 'move', words: 'Move to a room or visit' },
  { keys: ['l'], does: 'last', words: 'Move to the room used last' },
  { keys: ['#'], does: 'remove', words: 'Delete' },
  { keys: ['u'], does: 'undo', words: 'Undo the last change' },
  { keys: ['a'], does: 'all', words: 'Select all findings' },
  { keys: ['Escape'], does: 'clear', words: 'Clear the selection' },
  { keys: ['?'], does: 'help', words: 'Show these shortcuts' },
];

const TYPED_INTO = 'input:not([type=checkbox]), textarea, select, [contenteditable]';
const FLOATING = '[role=dialog], [role=alertdialog], [role=menu], [role=listbox]';

/** Listens for the keys of a list, except while somebody types or something floats over it. */
export function useListKeys(keys: ListKeys): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      const { target } = event;
      if (target instanceof Element && target.closest(`${TYPED_INTO}, ${FLOATING}`)) return;
      if (document.querySelector(FLOATING)) return;
      const shortcut = SHORTCUTS.find((one) => one.keys.includes(event.key));
      if (!shortcut) return;
      event.preventDefault();
      latest.current[shortcut.does]();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
