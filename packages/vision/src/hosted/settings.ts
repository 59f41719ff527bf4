import type { Trust } from './trust.ts';

export const HOSTED_PROVIDERS = ['openai', 'anthropic', 'google', 'compatible'] as const;
/** `compatible` is any server that speaks OpenAI's chat protocol, such as Ollama or vLLM. */
export type HostedProvider = (typeof HOSTED_PROVIDERS)[number];

/** A hosted vision model that joins the panel. Plain data, so that it crosses threads. */
export interface HostedModel {
  provider: HostedProvider;
  /** The provider's name of the model. */
  model: string;
  apiKey?: string;
  /** Where the provider is reached; needed for `compatible`. */
  baseUrl?: string;
  /** As shown to people; made from provider and model unless told. */
  name?: string;
  /** Price in cents for a million tokens, so that an examination's cost can be told. */
  centsPerMillion?: { input: number; output: number };
  /** How far it is believed, as learned from decided findings; cautiously unless told. */
  trust?: Trust;
  /** How long it may take, in milliseconds. 20 seconds unless told. */
  timeLimitMs?: number;
  /** How long to wait before the one retry on overload, in milliseconds. */
  retryAfterMs?: number;
}

/** Names a model as an engine of the panel; votes on record carry it. */
export const hostedEngineId = ({ provider, model }: Pick<HostedModel, 'provider' | 'model'>) =>
  `hosted:${provider}:${model}`;

export const PROVIDER_NAMES: Readonly<Record<HostedProvider, string>> = {
  openai: 'OpenAI',
  anthropic: 'Anthropic',
  google: 'Google',
  compatible: 'Hosted model',
};

/** The model that is asked where a provider's key is set and no model is named. */
export const DEFAULT_MODELS: Readonly<Record<Exclude<HostedProvider, 'compatible'>, string>> = {
  openai: 'gpt-5.6',
  anthropic: 'claude-sonnet-5',
  google: 'gemini-flash-latest',
};
