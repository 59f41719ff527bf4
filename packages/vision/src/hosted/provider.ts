import type { LanguageModel, TranscriptionModel } from 'ai';
import type { HostedModel } from './settings.ts';

/** The AI SDK's model for a setting. Providers are loaded only where one is configured. */
export async function modelFor(settings: HostedModel): Promise<LanguageModel> {
  const { provider, model, apiKey, baseUrl } = settings;
  const options = { ...(apiKey ? { apiKey } : {}), ...(baseUrl ? { baseURL: baseUrl } : {}) };
  switch (provider) {
    case 'openai': {
      const { createOpenAI } = await import('@ai-sdk/openai');
      return createOpenAI(options)(model);
    }
    case 'anthropic': {
      const { createAnthropic } = await import('@ai-sdk/anthropic');
      return createAnthropic(options)(model);
    }
    case 'google': {
      const { createGoogleGenerativeAI } = await import('@ai-sdk/google');
      return createGoogleGenerativeAI(options)(model);
    }
    case 'compatible': {
      if (!baseUrl) throw new Error('A compatible model needs a base URL');
      const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
      const named = { name: 'compatible', baseURL: baseUrl, supportsStructuredOutputs: true };
      return createOpenAICompatible({ ...named, ...(apiKey ? { apiKey } : {}) })(model);
    }
  }
}

/** The AI SDK's model that writes down what was said. Of our providers only OpenAI's protocol has one. */
export async function transcriptionModelFor({
  model,
  apiKey,
  baseUrl,
}: HostedModel): Promise<TranscriptionModel> {
  const { createOpenAI } = await import('@ai-sdk/openai');
  // A server of one's own may want no key, and the client insists on one.
  const options = { apiKey: apiKey ?? 'none', ...(baseUrl ? { baseURL: baseUrl } : {}) };
  return createOpenAI(options).transcription(model);
}
