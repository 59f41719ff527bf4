import { FAMILIES, FAMILY_NAMES, type Family } from '@plumbline/knowledge';
import { assetPath } from '../network/assets.ts';
import { type Example, readExamples } from '../network/examples.ts';
import { inferenceOf } from '../network/inference.ts';
import type { Engine, Opinion } from '../panel.ts';

const NEIGHBOURS = 12;
/** How fast an example counts less as it lies further off (cosine), at most: where photos lie close, less far. */
const REACH = 0.036;
/** An example that somebody added counts as this many that came with the product. */
const ADDED = 4;
/** Below this likeness even the nearest example says nothing. */
const STRANGE = 0.5;

export interface PrecedentEngine extends Engine {
  /** Adds a labelled photo; the next vote already knows it. */
  add(example: Example): void;
  /** Puts these in the place of all that were added before. */
  replaceAdded(examples: readonly Example[]): void;
}

function likeness(a: Example['embedding'], b: Float32Array): number {
  let sum = 0;
  for (let k = 0; k < b.length; k++) sum += (a[k] ?? 0) * (b[k] ?? 0);
  return sum;
}

/**
 * The opinion of the examples nearest to this embedding; undefined where no added example is among them. The
 * shipped ones only weigh against the added: they rest on the same network as `surface`, and measured on sources
 * left out they told the panel nothing that it hadn't heard.
 */
export function opinionOfNearest(
  embedding: Float32Array,
  shipped: readonly Example[],
  added: readonly Example[] = [],
): Opinion | undefined {
  const near = [
    ...shipped.map((example) => ({
      example,
      own: false,
      weight: 1,
      like: likeness(example.embedding, embedding),
    })),
    ...added.map((example) => ({
      example,
      own: true,
      weight: ADDED,
      like: likeness(example.embedding, embedding),
    })),
  ]
    .sort((a, b) => b.like - a.like)
    .slice(0, NEIGHBOURS);
  const nearest = near[0];
  if (!nearest || nearest.like < STRANGE || !near.some(({ own }) => own)) return undefined;
  // In a crowd of much the same photos the one that is this very photo would else be outvoted by the rest.
  const reach = Math.min(REACH, Math.max(1e-6, (nearest.like - (near.at(-1)?.like ?? 0)) / 2));
  const shares = new Map<Family, number>(FAMILIES.map((family) => [family, 0.02]));
  for (const { example, weight, like } of near) {
    const part = weight * Math.exp((like - nearest.like) / reach);
    shares.set(example.family, (shares.get(example.family) ?? 0) + part);
  }
  const total = [...shares.values()].reduce((sum, share) => sum + share, 0);
  const families = Object.fromEntries([...shares].map(([family, share]) => [family, share / total]));
  const best = FAMILIES.reduce(
    (a, b) => ((families[b] ?? 0) > (families[a] ?? 0) ? b : a),
    'normal' as Family,
  );
  const alike = near.filter(({ example }) => example.family === best).length;
  const name = FAMILY_NAMES[best].toLowerCase();
  return {
    families,
    defects: {},
    summary: `Of the ${near.length} labelled photos most like this one, ${alike} show: ${name}.`,
    recommendations: [],
    measurements: [],
  };
}

/** The nearest labelled examples. `added` are those that people labelled in this installation. */
export function createPrecedent(assetsDir?: string, added: readonly Example[] = []): PrecedentEngine {
  let own = [...added];
  let shipped: Promise<Example[]> | undefined;
  const load = () => {
    shipped ??= readExamples(assetPath('precedents.bin', assetsDir)).catch((cause: unknown) => {
      shipped = undefined;
      throw cause;
    });
    return shipped;
  };
  return {
    id: 'precedent',
    name: 'Precedent',
    family: 'precedent',
    about: 'Compares the photo with the examples that were labelled in this installation.',
    timeLimitMs: 8000,
    async vote(evidence, _context, signal) {
      if (own.length === 0) return undefined;
      const [inference, examples] = await Promise.all([inferenceOf(evidence, assetsDir), load()]);
      signal.throwIfAborted();
      return opinionOfNearest(inference.embedding, examples, own);
    },
    add(example) {
      own.push(example);
    },
    replaceAdded(examples) {
      own = [...examples];
    },
  };
}
