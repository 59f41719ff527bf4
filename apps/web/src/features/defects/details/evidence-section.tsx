import type { Defect } from '@plumbline/contract';
import { credentialsInWords } from '@plumbline/knowledge';
import { dateAndTime } from '../../../ui/dates.ts';
import { OriginalFact } from '../../originals/original-fact.tsx';
import { Facts, Section } from './section.tsx';

const MEGABYTE = 1024 * 1024;

/** A camera's clock may write anything: what isn't a time is shown as it stands. */
function taken(at: string | null): string {
  if (!at) return 'Not recorded in the photo';
  return Number.isNaN(Date.parse(at)) ? at : dateAndTime(at);
}

function place(latitude: number | null, longitude: number | null): string | null {
  if (latitude === null || longitude === null) return null;
  const north = `${Math.abs(latitude).toFixed(5)}° ${latitude < 0 ? 'S' : 'N'}`;
  return `${north}, ${Math.abs(longitude).toFixed(5)}° ${longitude < 0 ? 'W' : 'E'}`;
}

/** Whether the bytes that arrived are those that the device had; nothing where it didn't hash them. */
function onDevice({ sha256, deviceSha256 }: Defect['evidence']) {
  if (deviceSha256 === null) return null;
  if (deviceSha256 === sha256) return 'The same: nothing changed in transit';
  return (
    <>
      <code className="text-xs break-all">{deviceSha256}</code>, of the file that the smaller copy here was
      made from
    </>
  );
}

/** What is known of the photo itself; the fingerprint proves that it wasn't changed since. */
export function EvidenceSection({ defect }: { defect: Defect }) {
  const { evidence } = defect;
  return (
    <Section title="Evidence">
      <Facts
        rows={[
          ['Photo', defect.imageName],
          ['Size', `${evidence.width} × ${evidence.height} px, ${(evidence.bytes / MEGABYTE).toFixed(1)} MB`],
          [
            'Original',
            evidence.original && (
              <OriginalFact key="original" photoId={evidence.photoId} original={evidence.original} />
            ),
          ],
          ['Taken, by the camera', taken(evidence.takenAt)],
          ['On the device, by its clock', evidence.deviceAt && taken(evidence.deviceAt)],
          ['Received, by our server', evidence.receivedAt && dateAndTime(evidence.receivedAt)],
          [
            'Received earlier, as its export says',
            evidence.claimedReceivedAt && dateAndTime(evidence.claimedReceivedAt),
          ],
          ['Place', place(evidence.latitude, evidence.longitude) ?? 'Not recorded in the photo'],
          ['Camera', evidence.camera],
          [
            'Content credentials',
            evidence.contentCredentials && credentialsInWords(evidence.contentCredentials),
          ],
          ['Analysed', dateAndTime(defect.createdAt)],
          ['Your words', defect.userDescription],
          [
            'SHA-256',
            <code key="hash" className="text-xs break-all">
              {evidence.sha256}
            </code>,
          ],
          ['SHA-256 on the device', onDevice(evidence)],
          ['Model', defect.modelVersion],
        ]}
      />
    </Section>
  );
}
