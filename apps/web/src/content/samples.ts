import type { Severity } from '@plumbline/knowledge';
import summaries from './data/samples.json' with { type: 'json' };

export interface SampleDefect {
  id: string;
  type: string;
  location: string;
  severity: Severity;
  /** Such as '84%'. */
  confidence: string;
  description: string;
  recommendation: string;
}

/** A sample report. What it says comes from the report itself: scripts/refresh-pictures.mjs writes it. */
export interface Sample {
  id: string;
  title: string;
  description: string;
  category: string;
  severity: string;
  compliance: string;
  defectCount: number;
  features: readonly string[];
  projectName: string;
  address: string;
  reportDate: string;
  inspector: string;
  defects: readonly SampleDefect[];
}

const isSeverity = (word: string): word is Severity => ['critical', 'high', 'medium', 'low'].includes(word);

/** In the order in which they are shown. */
export const SAMPLES: readonly Sample[] = summaries.map((sample) => ({
  ...sample,
  defects: sample.defects.map((defect) => ({
    ...defect,
    severity: isSeverity(defect.severity) ? defect.severity : 'low',
  })),
}));

export const SAMPLE_NOTE =
  'Sample only. The building doesn’t exist and the photos are drawn; what the engines made of them, with its confidence, is what the product said.';
