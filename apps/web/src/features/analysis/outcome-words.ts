import type { AnalysisResult } from '@plumbline/contract';

/** Headline of a result that names no defect, and what to do where the server gave no advice of its own. */
export const OUTCOMES: Readonly<
  Record<Exclude<AnalysisResult['outcome'], 'defect'>, { title: string; advice: readonly string[] }>
> = {
  no_visible_defect: {
    title: 'No visible defect in this photo',
    advice: ['If you see something that the engines don’t, go closer, or say in a few words what it is.'],
  },
  not_sure: {
    title: 'Not sure what this photo shows',
    advice: ['Go closer and hold the camera straight on.', 'Say in a few words what you see.'],
  },
  not_building: {
    title: 'This doesn’t look like part of a building',
    advice: ['Photograph the wall, floor, ceiling, roof or fitting itself, filling most of the picture.'],
  },
};

/** What the analysis cost, in words. */
export function costWords({ charged, newCredits }: AnalysisResult): string {
  const left = `${newCredits} left`;
  return charged ? `1 credit used, ${left}` : `No credit used, ${left}`;
}
