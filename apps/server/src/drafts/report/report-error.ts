import type { ErrorCode } from '@plumbline/contract';

/** Why a report can't be read, in words for whoever sent it. It crosses from one process to another. */
export class ReportError extends Error {
  override readonly name = 'ReportError';
  readonly code: Extract<ErrorCode, 'source_unusable' | 'too_large' | 'unsupported_type'>;
  constructor(code: ReportError['code'], message: string) {
    super(message);
    this.code = code;
  }
}
