import { type DragEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import type { Rejection } from './photo-rejection.ts';

interface PhotoDropOptions {
  /** Names of files may end with these, by type. */
  accept: Readonly<Record<string, readonly string[]>>;
  multiple: boolean;
  maxSize: number;
  disabled: boolean;
  /** What was dropped or chosen: files that may be used, and those that may not with the first reason. */
  onFiles: (accepted: readonly File[], refused: readonly RefusedFile[]) => void;
}

export interface RefusedFile extends Rejection {
  /** Null where the device didn't hand over what it names. */
  file: File | null;
}

function reasonAgainst(file: File, { accept, maxSize }: PhotoDropOptions): Rejection['code'] | undefined {
  const name = file.name.toLowerCase();
  const fits = Object.entries(accept).some(
    ([type, ends]) => file.type === type || ends.some((end) => name.endsWith(end)),
  );
  if (!fits) return 'file-invalid-type';
  return file.size > maxSize ? 'file-too-large' : undefined;
}

function judge(files: readonly File[], options: PhotoDropOptions): void {
  const refused: RefusedFile[] = [];
  const accepted: File[] = [];
  for (const file of files) {
    const code = reasonAgainst(file, options);
    if (code) refused.push({ file, code });
    else accepted.push(file);
  }
  const tooMany = !options.multiple && accepted.length > 1;
  const beyond = accepted.map((file) => ({ file, code: 'too-many-files' as const }));
  if (tooMany) options.onFiles([], [...refused, ...beyond]);
  else options.onFiles(accepted, refused);
}

const hasFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files');

/** What was dropped: its files, and those in folders, whose reader is fetched when a folder is dropped. */
async function filesIn(transfer: DataTransfer): Promise<File[]> {
  // Both are empty as soon as the event is over.
  const files = [...transfer.files];
  const entries = [...(transfer.items ?? [])].flatMap((item) => item.webkitGetAsEntry?.() ?? []);
  if (!entries.some(({ isDirectory }) => isDirectory)) return files;
  return (await import('./read-folders.ts')).readFolders(entries);
}

/** What a part of a page and the file input in it need for files to be dropped there, or chosen after a tap. */
export function usePhotoDrop(options: PhotoDropOptions) {
  const { accept, multiple, disabled } = options;
  const root = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  // An element inside is entered before the one around it is left.
  const [over, setOver] = useState(0);
  useEffect(() => {
    const elsewhere = (event: Event) => {
      if (!root.current?.contains(event.target as Node)) event.preventDefault();
    };
    // A file that is dropped beside the place would be opened instead of the page.
    const keepPage = (event: Event) => event.preventDefault();
    document.addEventListener('dragover', keepPage);
    document.addEventListener('drop', elsewhere);
    return () => {
      document.removeEventListener('dragover', keepPage);
      document.removeEventListener('drop', elsewhere);
    };
  }, []);
  const open = () => {
    if (disabled || !input.current) return;
    // The same file may be chosen again.
    input.current.value = '';
    input.current.click();
  };
  const count = (by: number) => (event: DragEvent) => {
    if (!hasFiles(event)) return;
    event.preventDefault();
    setOver((before) => Math.max(0, before + by));
  };
  return {
    dragging: over > 0 && !disabled,
    open,
    place: {
      ref: root,
      onClick: open,
      onDragEnter: count(1),
      onDragLeave: count(-1),
      onDragOver(event: DragEvent) {
        if (!hasFiles(event)) return;
        event.preventDefault();
        event.dataTransfer.dropEffect = disabled ? 'none' : 'copy';
      },
      onDrop(event: DragEvent) {
        event.preventDefault();
        setOver(0);
        if (disabled || !hasFiles(event)) return;
        void filesIn(event.dataTransfer).then(
          (files) => judge(files, options),
          () => options.onFiles([], [{ file: null, code: 'unreadable' }]),
        );
      },
    },
    field: {
      ref: input,
      type: 'file',
      multiple,
      accept: Object.entries(accept).flat(2).join(','),
      // It lies in what opens it.
      onClick(event: MouseEvent) {
        event.stopPropagation();
        if (disabled) event.preventDefault();
      },
      onChange() {
        if (!disabled) judge([...(input.current?.files ?? [])], options);
      },
    },
  };
}
