import { EXCHANGE_FILE_ENDS, type ExchangeFormat } from '@plumbline/contract';
import { useMutation } from '@tanstack/react-query';
import { messageFor } from '../../../api/api-error.ts';
import { call } from '../../../api/client.ts';
import { Button } from '../../../ui/button.tsx';
import { Download } from '../../../ui/icons/download.tsx';
import { Menu } from '../../../ui/menu.tsx';
import { saveFile } from '../../../ui/save-file.ts';
import { toast } from '../../../ui/toast-store.ts';

const FORMATS: readonly { format: ExchangeFormat; label: string }[] = [
  { format: 'csv', label: 'List for a spreadsheet (CSV)' },
  { format: 'bcf-2.1', label: 'BCF 2.1 with photos' },
  { format: 'bcf-3.0', label: 'BCF 3.0 with photos' },
  { format: 'procore', label: 'Procore punch list (CSV)' },
  { format: 'acc-locations', label: 'Rooms for Autodesk Build (Excel)' },
  { format: 'aconex-areas', label: 'Rooms for Aconex (Excel)' },
];
const ROOMS: readonly ExchangeFormat[] = ['acc-locations', 'aconex-areas'];

/** A project's defects as files that other products read. */
export function ExportMenu({ projectId }: { projectId: number }) {
  const fetched = useMutation({
    mutationFn: async (format: ExchangeFormat) => {
      const file = await call('exportFindings', { params: { id: projectId }, query: { format } });
      saveFile(file, `plumbline-findings-${projectId}${EXCHANGE_FILE_ENDS[format]}`);
    },
    onSuccess: (_saved, format) =>
      toast(
        ROOMS.includes(format)
          ? {
              title: 'Rooms exported',
              description: 'Import this file as the location tree of your project there.',
              tone: 'good',
            }
          : {
              title: 'Findings exported',
              description:
                'Rejected findings without an open hazard are left out. Blurred areas stay blurred.',
              tone: 'good',
            },
      ),
    onError: (error) =>
      toast({
        title: 'Export failed',
        description: messageFor(error, 'Please try again.'),
        tone: 'destructive',
      }),
  });
  return (
    <Menu
      trigger={(opens) => (
        <Button {...opens} busy={fetched.isPending} icon={<Download aria-hidden="true" className="size-4" />}>
          <span>
            Export<span className="hidden tablet:inline"> findings</span>
          </span>
        </Button>
      )}
      heading={<span className="text-ink-soft">For a spreadsheet or another product</span>}
      items={FORMATS.map(({ format, label }) => ({ label, onSelect: () => fetched.mutate(format) }))}
    />
  );
}
