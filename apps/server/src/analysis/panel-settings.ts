import { DEFAULT_MODELS, type HostedModel, type PanelSettings } from '@plumbline/vision';
import type { Environment } from '../environment.ts';

/** Which hosted models join the built-in engines: those that are configured. */
export function panelSettings({ models }: Pick<Environment, 'models'>): PanelSettings {
  const { compatible } = models;
  const hosted: HostedModel[] = (['openai', 'anthropic', 'google'] as const).flatMap((provider) => {
    const keyed = models[provider];
    return keyed ? [{ provider, apiKey: keyed.apiKey, model: keyed.model ?? DEFAULT_MODELS[provider] }] : [];
  });
  if (compatible) {
    const { baseUrl, model, apiKey } = compatible;
    hosted.push({ provider: 'compatible', baseUrl, model, ...(apiKey ? { apiKey } : {}) });
  }
  return { hosted };
}
