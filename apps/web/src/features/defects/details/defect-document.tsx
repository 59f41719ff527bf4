import type { Defect } from '@plumbline/contract';
import { cx } from '../../../ui/class-names.ts';
import { ClosedAlerts } from '../../hazards/closed-alerts.tsx';
import { FindingAlerts } from '../../hazards/finding-alerts.tsx';
import { MeasurementsSection } from '../../measure/measurements-section.tsx';
import MonitoringSection from '../../monitoring/monitoring-section.tsx';
import RepairSection from '../../repairs/repair-section.tsx';
import { SafetyQuestion } from '../../verdict/safety-question.tsx';
import { BlindSpots } from '../parts/blind-spots.tsx';
import { isFound } from '../parts/is-found.ts';
import { Mismatch } from '../parts/mismatch.tsx';
import { Precaution } from '../parts/precaution.tsx';
import { FindingPhotos } from '../photos/finding-photos.tsx';
import { useFindingPhotos } from '../photos/queries.ts';
import { ReadingPhoto } from '../photos/reading-photo.tsx';
import { ActionsSection } from './actions-section.tsx';
import { EvidenceSection } from './evidence-section.tsx';
import { ObservationSection } from './observation-section.tsx';
import { PanelSection } from './panel-section.tsx';
import { ReasonsSection } from './reasons-section.tsx';
import { Points, Section } from './section.tsx';
import { SourcesSection } from './sources-section.tsx';
import { VerdictSection } from './verdict-section.tsx';

interface DefectDocumentProps {
  defect: Defect;
  /** Within a dialog nothing lies over the top edge; on a page the header does. */
  framed?: boolean;
}

/**
 * A finding to read from top to bottom: photo, verdict, what to do, why. Sources and evidence open on demand. Its
 * sections are one chunk, so that it comes at once.
 */
export function DefectDocument({ defect, framed = false }: DefectDocumentProps) {
  const { assessment } = defect;
  const { data: photos = [] } = useFindingPhotos(defect.id);
  return (
    <article className="grid gap-6 desktop:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] desktop:gap-8">
      <FindingAlerts defect={defect} className="desktop:col-span-2" />
      <Precaution finding={defect} className="desktop:col-span-2" />
      <SafetyQuestion defect={defect} className="-mt-3 desktop:col-span-2" />
      <div className={cx('desktop:sticky desktop:self-start', framed ? 'desktop:top-0' : 'desktop:top-22')}>
        <FindingPhotos defect={defect} maxHeight="52vh" />
        <MeasurementsSection defect={defect} />
      </div>
      <div className="min-w-0 space-y-6">
        <Mismatch text={defect.mismatch} />
        <VerdictSection defect={defect} />
        {defect.advice.length > 0 ? (
          <Section title="What would settle it">
            <Points items={defect.advice} />
          </Section>
        ) : null}
        {isFound(defect) ? null : <BlindSpots {...defect} />}
        <ClosedAlerts defect={defect} />
        <ActionsSection {...defect} />
        {defect.family === 'crack' ? (
          <MonitoringSection finding={defect} photos={photos} camera={<ReadingPhoto finding={defect} />} />
        ) : null}
        <RepairSection finding={defect} onlyBegun={!isFound(defect) && defect.outcome !== 'not_sure'} />
        <ReasonsSection assessment={assessment} />
        <ObservationSection defect={defect} />
        <details className="group border-t border-line pt-3">
          <summary className="min-h-(--target) cursor-pointer content-center text-base font-semibold">
            Summary, sources, votes and evidence
          </summary>
          <div className="space-y-6 pt-3">
            {/* All of the above in one paragraph, to copy. */}
            <Section title="Executive summary">
              <p>{assessment.executiveSummary}</p>
            </Section>
            <SourcesSection assessment={assessment} />
            <Section title="Technical analysis">
              <p className="whitespace-pre-line">{assessment.technicalAnalysis}</p>
            </Section>
            {assessment.considerationPoints.length > 0 ? (
              <Section title="Consideration points">
                <Points items={assessment.considerationPoints} />
              </Section>
            ) : null}
            <PanelSection defect={defect} />
            <EvidenceSection defect={defect} />
          </div>
        </details>
        <p className="border-t border-line pt-5 text-sm text-ink-soft">{assessment.limits}</p>
      </div>
    </article>
  );
}
