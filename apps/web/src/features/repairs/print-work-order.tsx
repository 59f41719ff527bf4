import { REPAIR_LINK_HEADER } from '@plumbline/contract';
import { call } from '../../api/client.ts';
import { Button } from '../../ui/button.tsx';
import { Printer } from '../../ui/icons/printer.tsx';
import { usePdf } from '../public-site/use-pdf.ts';

const WORDS = {
  done: 'The work order has been downloaded.',
  failed: 'Unable to print the work order. Please try again.',
};

/** What a link shows as a PDF to print, with a code for each item. */
export function PrintWorkOrder({ secret }: { secret: string }) {
  const { busy, download } = usePdf();
  const headers = { [REPAIR_LINK_HEADER]: secret };
  const press = () => download(() => call('repairLinkWorkOrder', { headers }), 'work-order.pdf', WORDS);
  return (
    <Button busy={busy} onClick={() => void press()}>
      <Printer aria-hidden="true" className="size-4" />
      Print work order
    </Button>
  );
}
