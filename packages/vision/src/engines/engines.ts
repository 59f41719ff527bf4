import { existsSync } from 'node:fs';
import type { HostedModel } from '../hosted/settings.ts';
import { assetPath } from '../network/assets.ts';
import type { Example } from '../network/examples.ts';
import type { Engine, EngineDescription } from '../panel.ts';
import { crack } from './crack.ts';
import { hostedEngine } from './hosted.ts';
import { language } from './language.ts';
import { createPrecedent } from './precedent.ts';
import { standards } from './standards.ts';
import { createSurface } from './surface.ts';
import { texture } from './texture.ts';

/** What the panel is set up with. Plain data, so that it crosses threads. */
export interface PanelSettings {
  /** Folder with the binary files of the engines, where the code runs from a bundle. */
  assetsDir?: string;
  /** Hosted vision models that join the built-in engines. None unless told. */
  hosted?: readonly HostedModel[];
  /** Photos that were labelled in this installation, as `embeddingOf` places them. */
  examples?: readonly Example[];
}

/** The engines that rest on the trained network, where its files are there. */
function trained({ assetsDir, examples }: PanelSettings): Engine[] {
  const has = (file: string) => existsSync(assetPath(file, assetsDir));
  return [
    ...(has('surface.onnx') ? [createSurface(assetsDir)] : []),
    ...(has('surface.onnx') && has('precedents.bin') ? [createPrecedent(assetsDir, examples)] : []),
  ];
}

/** The panel in the order in which it is shown. Adding an engine is adding a line here. */
export function createEngines(settings: PanelSettings = {}): Engine[] {
  const hosted = settings.hosted ?? [];
  return [...trained(settings), crack, texture, language, standards, ...hosted.map(hostedEngine)];
}

/** What the engines of a panel are, without their workings. */
export function describeEngines(engines: readonly Engine[]): EngineDescription[] {
  return engines.map(({ id, name, family, about }) => ({ id, name, family, about }));
}
