import { CELL_MEASURES } from './cells.ts';

const STATISTICS = ['mean', 'high', 'low', 'fall'] as const;
/** A figure of a descriptor, such as 'leafShare.high'. */
export type Sign = `${(typeof CELL_MEASURES)[number]}.${(typeof STATISTICS)[number]}`;

/**
 * The signs by which each family is told. Few on purpose: these mean the same in photos from anywhere, while
 * whole descriptors only tell one collection of photos from another. Mould, spalling, peeling and efflorescence
 * were tried as well and did no better than chance on photos from elsewhere, so they aren't claimed.
 */
export const SIGNS = {
  vegetation: ['leafShare.mean', 'leafShare.high', 'oriented.mean'],
  corrosion: ['rustShare.mean', 'rustShare.high', 'oriented.mean'],
} as const satisfies Record<string, readonly Sign[]>;

export type TexturedFamily = keyof typeof SIGNS;

/** Roots instead of shares: what matters is twice or ten times as much, not so many hundredths more. */
const rooted = (value: number) => Math.sign(value) * Math.sqrt(Math.abs(value));

const measures: readonly string[] = CELL_MEASURES;
const statistics: readonly string[] = STATISTICS;

/** A sign's value in a photo's descriptor. */
export function signOf(sign: string, descriptor: readonly number[]): number {
  const [measure = '', statistic = ''] = sign.split('.');
  const place = measures.indexOf(measure) * STATISTICS.length + statistics.indexOf(statistic);
  return rooted(descriptor[place] ?? 0);
}
