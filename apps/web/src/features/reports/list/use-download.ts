import { REPORT_FILE_ENDS, type Report, type ReportFormat } from '@plumbline/contract';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { ApiError } from '../../../api/api-error.ts';
import { call } from '../../../api/client.ts';
import { pathTo } from '../../../routes/paths.ts';
import { saveFile } from '../../../ui/save-file.ts';
import { useAuth } from '../../auth/auth-context.ts';
import {
  tellDownloaded,
  tellLoginForDownload,
  tellLoginRequired,
  tellNotDownloaded,
} from '../data/report-toasts.ts';
import '../../../api/report-endpoints.ts';

/**
 * Downloads a report: the session is confirmed first, one that isn't paid for is offered for purchase, and only then
 * the file is fetched.
 */
export function useDownload(onUnpaid: (report: Report) => void) {
  const { refresh } = useAuth();
  const [, navigate] = useLocation();
  const [busyId, setBusyId] = useState<number | null>(null);

  const signedOut = (tell: () => void) => {
    tell();
    navigate(pathTo('home'));
  };

  const run = async (report: Report, format: ReportFormat, version?: number) => {
    if (!(await refresh())) return signedOut(tellLoginRequired);
    if (!report.purchased) return onUnpaid(report);
    const file = await call('downloadReport', {
      params: { id: report.id },
      query: { format, ...(version ? { version } : {}) },
    });
    saveFile(file, `${report.fileName}${version ? `-version-${version}` : ''}${REPORT_FILE_ENDS[format]}`);
    tellDownloaded(format);
  };

  /** Without a version: the newest. */
  const download = async (report: Report, format: ReportFormat = 'pdf', version?: number) => {
    setBusyId(report.id);
    try {
      await run(report, format, version);
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) signedOut(tellLoginForDownload);
      else if (error instanceof ApiError && error.status === 402) onUnpaid(report);
      else tellNotDownloaded(error);
    } finally {
      setBusyId(null);
    }
  };

  return { busyId, download };
}
