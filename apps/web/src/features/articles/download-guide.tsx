import { call } from '../../api/client.ts';
import { Button } from '../../ui/button.tsx';
import { Download } from '../../ui/icons/download.tsx';
import { usePdf } from '../public-site/use-pdf.ts';

const WORDS = {
  preparing: {
    title: 'Preparing NCC 2025 Guide',
    description: 'The download starts by itself.',
  },
  done: 'The NCC 2025 guide has been downloaded.',
  failed: 'Unable to download guide. Please try again.',
};

export function DownloadGuide() {
  const { busy, download } = usePdf();
  const press = () => download(() => call('downloadNccGuide'), 'ncc-2025-guide.pdf', WORDS);
  return (
    <>
      <Button busy={busy} onClick={() => void press()}>
        <Download aria-hidden="true" className="size-4" />
        Download PDF guide
      </Button>
      <noscript>
        <a href="/api/public/ncc-2025-guide" className="prose-link">
          Download the PDF guide
        </a>
      </noscript>
    </>
  );
}
