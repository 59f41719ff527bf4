import type { Engine, EngineDescription } from '../panel.ts';
import { crack } from './crack.ts';

/** What the panel is set up with. Plain data, so that it crosses threads. */
export interface PanelSettings {
  /** Folder with the binary files of the engines, where the code runs from a bundle. */
  assetsDir?: string;
}

/** The panel in the order in which it is shown. Adding an engine is adding a line here. */
export function createEngines(_settings: PanelSettings = {}): Engine[] {
  return [crack];
}

/** What the engines of a panel are, without their workings. */
export function describeEngines(engines: readonly Engine[]): EngineDescription[] {
  return engines.map(({ id, name, family, about }) => ({ id, name, family, about }));
}
