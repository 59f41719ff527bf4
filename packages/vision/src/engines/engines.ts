import type { HostedModel } from '../hosted/settings.ts';
import type { Example } from '../network/examples.ts';
import type { Head } from '../network/head.ts';
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
  /** What was learned on top of the network. Nothing unless told. */
  head?: Head;
  /** Photos that were labelled in this installation, as the network places them. */
  examples?: readonly Example[];
}

/** The panel in the order in which it is shown. Adding an engine is adding a line here. */
export function createEngines(settings: PanelSettings = {}): Engine[] {
  const { assetsDir, examples, head, hosted = [] } = settings;
  return [
    createSurface(assetsDir, head),
    crack,
    texture,
    createPrecedent(assetsDir, examples),
    language,
    standards,
    ...hosted.map(hostedEngine),
  ];
}

/** What the engines of a panel are, without their workings. */
export function describeEngines(engines: readonly Engine[]): EngineDescription[] {
  return engines.map(({ id, name, family, about }) => ({ id, name, family, about }));
}
