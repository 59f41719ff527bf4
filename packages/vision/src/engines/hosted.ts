import { setTimeout as pause } from 'node:timers/promises';
import type { AnalysisContext } from '@plumbline/knowledge';
import type { Evidence } from '../evidence/evidence.ts';
import { answerIn, answerSchema, opinionFrom } from '../hosted/answer.ts';
import { modelFor } from '../hosted/provider.ts';
import { ask } from '../hosted/question.ts';
import { type HostedModel, hostedEngineId, PROVIDER_NAMES } from '../hosted/settings.ts';
import { calibrate, FIRST_TRUST } from '../hosted/trust.ts';
import type { Engine, Opinion } from '../panel.ts';
import { EngineUnavailable } from '../vote.ts';

/** The long side of the photo that is sent, in pixels: models shrink larger ones themselves. */
const SENT_SIDE = 768;
const TIME_LIMIT_MS = 20_000;
const RETRY_AFTER_MS = 800;
const OVERLOADED = new Set([408, 429, 500, 502, 503, 504, 529]);

async function request(
  settings: HostedModel,
  evidence: Evidence,
  context: AnalysisContext,
  abortSignal: AbortSignal,
) {
  const [{ generateText, NoObjectGeneratedError, Output }, model, image] = await Promise.all([
    import('ai'),
    modelFor(settings),
    evidence.jpeg(SENT_SIDE),
  ]);
  const { system, facts } = ask(context);
  const answered = await generateText({
    model,
    system,
    messages: [
      {
        role: 'user',
        content: [
          { type: 'text', text: facts },
          { type: 'image', image, mediaType: 'image/jpeg' },
        ],
      },
    ],
    output: Output.object({ schema: answerSchema }),
    maxRetries: 0,
    maxOutputTokens: 2048,
    // Nobody's photo is kept by OpenAI for being judged once.
    providerOptions: { openai: { store: false } },
    abortSignal,
  }).catch((error: unknown) => {
    // Servers without structured output wrap the same answer in a fence, or its numbers in quotes.
    const output = NoObjectGeneratedError.isInstance(error) && error.text ? answerIn(error.text) : undefined;
    if (!output || !NoObjectGeneratedError.isInstance(error)) throw error;
    return { output, usage: error.usage };
  });
  return {
    found: opinionFrom(answered.output),
    inputTokens: answered.usage?.inputTokens ?? 0,
    outputTokens: answered.usage?.outputTokens ?? 0,
  };
}

const statusOf = (cause: unknown): number | undefined => {
  if (typeof cause !== 'object' || cause === null || !('statusCode' in cause)) return undefined;
  return typeof cause.statusCode === 'number' ? cause.statusCode : undefined;
};

/** Says in people's words why a hosted model has no vote. Details of the provider's answer stay out of it. */
function reasonOf(cause: unknown): EngineUnavailable {
  const status = statusOf(cause);
  const because = (text: string) => new EngineUnavailable(text, { cause });
  if (status === 401 || status === 403)
    return because('Its key was refused, so the panel went on without it.');
  if (status !== undefined && OVERLOADED.has(status)) {
    return because('Overloaded twice in a row, so the panel went on without it.');
  }
  if (status !== undefined) return because('Refused the request, so the panel went on without it.');
  if (cause instanceof Error && /^AI_No(?:Object|Output)/.test(cause.name)) {
    return because('Its answer wasn’t in the form that was asked for, so the panel went on without it.');
  }
  return because('Could not be reached, so the panel went on without it.');
}

const costOf = ({ centsPerMillion }: HostedModel, input: number, output: number) =>
  centsPerMillion && { costCents: (input * centsPerMillion.input + output * centsPerMillion.output) / 1e6 };

/** An engine that asks a hosted vision model. On overload it tries once more, then the panel goes on without it. */
export function hostedEngine(settings: HostedModel): Engine {
  const provider = PROVIDER_NAMES[settings.provider];
  async function opinion(
    evidence: Evidence,
    context: AnalysisContext,
    signal: AbortSignal,
  ): Promise<Opinion | undefined> {
    const { found, inputTokens, outputTokens } = await request(settings, evidence, context, signal);
    return (
      found && {
        ...calibrate(found, settings.trust ?? FIRST_TRUST),
        usage: { inputTokens, outputTokens, ...costOf(settings, inputTokens, outputTokens) },
      }
    );
  }
  return {
    id: hostedEngineId(settings),
    name: settings.name ?? `${provider} ${settings.model}`,
    family: 'hosted',
    about: `Shows the photo, shrunk and without metadata, to ${settings.model} at ${provider}.`,
    timeLimitMs: settings.timeLimitMs ?? TIME_LIMIT_MS,
    async vote(evidence, context, signal) {
      try {
        return await opinion(evidence, context, signal);
      } catch (cause) {
        if (signal.aborted) throw cause;
        const status = statusOf(cause);
        if (status === undefined || !OVERLOADED.has(status)) throw reasonOf(cause);
      }
      await pause(settings.retryAfterMs ?? RETRY_AFTER_MS, undefined, { signal });
      try {
        return await opinion(evidence, context, signal);
      } catch (cause) {
        if (signal.aborted) throw cause;
        throw reasonOf(cause);
      }
    },
  };
}
