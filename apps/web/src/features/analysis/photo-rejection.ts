/** Why a file was refused before it was sent. Only the first reason is told. */
export interface Rejection {
  code: 'file-too-large' | 'file-invalid-type' | 'too-many-files' | 'unreadable';
}

const BYTES_PER_MB = 1024 * 1024;

export function rejectionMessage({ code }: Rejection, maxBytes: number): string {
  if (code === 'file-too-large')
    return `File size must be less than ${Math.round(maxBytes / BYTES_PER_MB)}MB`;
  if (code === 'file-invalid-type') return 'Invalid file type. Only images are allowed.';
  if (code === 'too-many-files') return 'Add one photo at a time.';
  return 'File upload failed. Please try again.';
}

/** Only Safari opens HEIC, so elsewhere a phone’s large photo has to be exported first. */
export function cannotShrinkMessage(fileName: string): string {
  return /\.hei[cf]$/i.test(fileName)
    ? 'This browser can’t make a HEIC photo over 10MB smaller. Save it as JPG, then choose it again.'
    : 'This browser can’t make the photo smaller. Choose one under 10MB.';
}

/** '2.4 MB' or '39 KB', as it stands beside a file's name. */
export function fileSize(bytes: number): string {
  return bytes < BYTES_PER_MB / 10
    ? `${Math.max(1, Math.round(bytes / 1024))} KB`
    : `${(bytes / BYTES_PER_MB).toFixed(1)} MB`;
}
