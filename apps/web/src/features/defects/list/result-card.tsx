import type { DefectSummary } from '@plumbline/contract';
import { firstStep } from '@plumbline/knowledge';
import { Button } from '../../../ui/button.tsx';
import { useDefectChatExpander } from '../../chat/defect-chat-expander.tsx';
import { FirstThing } from '../../hazards/first-thing.tsx';
import { age } from '../parts/age.ts';
import { DefectImage } from '../parts/defect-image.tsx';
import { ExpandableText } from '../parts/expandable-text.tsx';
import { FindingMarks } from '../parts/finding-marks.tsx';
import { stageNames } from '../parts/stage-names.ts';

interface ResultCardProps {
  defect: DefectSummary;
  onOpen: () => void;
}

export function ResultCard({ defect, onOpen }: ResultCardProps) {
  const stages = stageNames(defect.stageOfWorks);
  const chat = useDefectChatExpander(defect);
  const { recommendations, alerts, precaution } = defect;
  const told = [firstStep(alerts), precaution].filter((line) => typeof line === 'string');
  // What to do first stands above them by itself.
  const unsaid = told.reduce((text, line) => text.replace(line, ''), recommendations).trim();
  return (
    <article className="border-b border-line last:border-b-0">
      <div className="flex flex-col gap-4 py-5 tablet:flex-row">
        <DefectImage
          id={defect.id}
          number={defect.number}
          hasPhoto={defect.imageUrl !== ''}
          alt={`Photo of finding ${defect.number}: ${defect.defectType}`}
          size="320"
          fit="contain"
          className="h-44 w-full shrink-0 tablet:h-28 tablet:w-36"
        />
        <div className="min-w-0 flex-1 space-y-2">
          <div className="flex items-baseline justify-between gap-4">
            <h3 className="min-w-0 text-base font-semibold break-words">{defect.defectType}</h3>
            <p className="tabular shrink-0 text-xs text-ink-soft">{age(defect.createdAt)}</p>
          </div>
          <FindingMarks finding={defect} />
          {told.length > 0 ? (
            <p className="border-l-4 border-accent pl-3">
              <FirstThing finding={defect} className="block text-sm" />
            </p>
          ) : null}
          {defect.agreement?.basis === 'words' ? (
            <p className="text-sm">{defect.mismatch ?? 'Based on your words alone.'}</p>
          ) : null}
          <ExpandableText text={unsaid || defect.description} about={defect.defectType} />
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <p className="min-w-0 text-xs text-ink-soft">
              #{defect.number} · {stages || 'No stage of works given'}
            </p>
            <div className="flex gap-2">
              {chat.toggle}
              <Button
                size="small"
                onClick={onOpen}
                aria-label={`Details of ${defect.defectType}, finding ${defect.number}`}
              >
                Details
              </Button>
            </div>
          </div>
        </div>
      </div>
      {chat.panel}
    </article>
  );
}
