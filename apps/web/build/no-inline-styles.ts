import type { Plugin } from 'vite';

const SELECT = '@radix-ui/react-select/dist/index.mjs';
/** The style element that the select's list brings along, to hide its scrollbar. */
const STYLE = /"style",(\s*\{\s*dangerouslySetInnerHTML)/;

/**
 * Makes the one style element that Radix's select writes into the page an inert one: a strict content security
 * policy would refuse it, and complain each time a list is opened. Fails the build when the package has changed.
 */
export function noInlineStyles(): Plugin {
  return {
    name: 'plumbline-no-inline-styles',
    apply: 'build',
    transform(code, id) {
      if (!id.includes(SELECT)) return undefined;
      if (!STYLE.test(code)) this.error(`${SELECT} has changed: does it still write a style element?`);
      return { code: code.replace(STYLE, '"template",$1'), map: null };
    },
  };
}
