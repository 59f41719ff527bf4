import type { Examination, Vote } from '@plumbline/vision';
import { broughtInExamination } from '../../judgement/index.ts';
import { Fields } from './fields.ts';
import type { DefectBody } from './read-defect.ts';
import { readConfidence } from './values.ts';

/**
 * Another system's finding in the shape of ours: what its engines said stands under their names, and nothing is added
 * that it didn't say.
 */
export function makeExamination(
  fields: Fields,
  { title }: Pick<DefectBody, 'title'>,
  confidence: number,
): Examination {
  return broughtInExamination({
    title,
    confidence,
    votes: readVotes(fields),
    consensusFactors: fields.texts('consensusFactors', 2000),
    divergentPoints: fields.texts('divergentPoints', 2000),
  });
}

function readVotes(fields: Fields): Vote[] {
  const value = fields.get('aiResults');
  if (value === undefined) return [];
  if (!Array.isArray(value)) {
    fields.note('aiResults', 'Isn’t a list and was left out');
    return [];
  }
  return value.slice(0, 100).flatMap((one, index) => {
    try {
      return [readVote(new Fields(one), index)];
    } catch {
      fields.note('aiResults', 'Something that isn’t an engine’s result was left out');
      return [];
    }
  });
}

function readVote(fields: Fields, index: number): Vote {
  const engineName = fields.text(['engine', 'engineName', 'name', 'model'], 200) || `Engine ${index + 1}`;
  const says = fields.text(['defectType', 'result'], 300);
  const confidence = readConfidence(fields.get('confidence'));
  const single = fields.get('recommendations');
  return {
    engineId: fields.text('engineId', 100) || `engine-${index + 1}`,
    engineName,
    family: 'hosted',
    status: 'voted',
    opinion: {
      families: {},
      defects: {},
      summary: fields.text(['summary', 'description'], 4000),
      recommendations:
        typeof single === 'string'
          ? [fields.text('recommendations', 4000)]
          : fields.texts('recommendations', 4000),
      measurements: [],
    },
    ...(says ? { says } : {}),
    ...(confidence === undefined ? {} : { confidence }),
    elapsedMs: 0,
  };
}
