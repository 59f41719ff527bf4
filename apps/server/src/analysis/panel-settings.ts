import type { PanelSettings } from '@plumbline/vision';
import type { Environment } from '../environment.ts';

/** Which hosted models join the built-in engines: those that are configured. */
export function panelSettings({ models }: Environment): PanelSettings {
  void models;
  return {};
}
