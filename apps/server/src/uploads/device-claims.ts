import { createHash } from 'node:crypto';
import type { DeviceStatement } from '@plumbline/contract';
import { AppError } from '../platform/errors.ts';
import type { TrailDetail } from '../trail/index.ts';

/** What a photo's row keeps of the device's word. */
export interface DeviceClaims {
  source: 'upload' | 'in_app' | 'brought_in';
  deviceAt: string | null;
  deviceSha256: string | null;
}

/** The same as a project's trail tells of it: claimed, and from then on not to be changed. */
export const claimsInTrail = (claims: DeviceClaims | undefined): TrailDetail => ({
  ...(claims?.source === 'in_app' ? { source: claims.source } : {}),
  ...(claims?.deviceAt ? { deviceAt: claims.deviceAt } : {}),
  ...(claims?.deviceSha256 ? { deviceSha256: claims.deviceSha256 } : {}),
});

/**
 * What the device says of its photo, checked against the bytes that arrived.
 * @throws AppError upload_failed where they aren't the bytes that it hashed
 */
export function checkDeviceClaims(
  bytes: Uint8Array,
  { sha256, originalSha256, deviceAt, source = 'upload' }: DeviceStatement,
): DeviceClaims {
  if (sha256 !== undefined && createHash('sha256').update(bytes).digest('hex') !== sha256) {
    throw new AppError('upload_failed', {
      message: 'The photo changed on its way here. Nothing was kept or charged. Send it again.',
    });
  }
  return { source, deviceAt: deviceAt ?? null, deviceSha256: originalSha256 ?? sha256 ?? null };
}
