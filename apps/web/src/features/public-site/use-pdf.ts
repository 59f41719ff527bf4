import { useState } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { saveFile } from '../../ui/save-file.ts';
import { toast } from '../../ui/toast-store.ts';

interface PdfWords {
  /** Shown while the file is on its way; nothing where it is left out. */
  preparing?: { title: string; description: string };
  /** What has been saved, in a sentence. */
  done: string;
  failed: string;
}

/** Fetches a PDF, saves it and says how it went. One at a time. */
export function usePdf() {
  const [busy, setBusy] = useState(false);
  const download = async (fetchFile: () => Promise<Blob>, name: string, words: PdfWords) => {
    setBusy(true);
    if (words.preparing) toast(words.preparing);
    try {
      saveFile(await fetchFile(), name);
      toast({ title: 'Download Complete', description: words.done, tone: 'good' });
    } catch (error) {
      toast({ title: 'Download Failed', description: reasonOf(error) ?? words.failed, tone: 'destructive' });
    } finally {
      setBusy(false);
    }
  };
  return { busy, download };
}

/** Why waiting helps, where that is the reason; the page's own words serve for everything else. */
function reasonOf(error: unknown): string | undefined {
  return error instanceof ApiError && [429, 503].includes(error.status) ? error.serverMessage : undefined;
}
