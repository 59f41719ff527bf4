import { ATTRIBUTE_NAMES, ATTRIBUTES, type Attribute } from '@plumbline/knowledge/measurements';

/** Of these the rules and the lists know; a fall is a share and no length. */
const LENGTH_ATTRIBUTES = ATTRIBUTES.filter((attribute) => attribute !== 'fall');

const upperFirst = (name: string) => `${name.charAt(0).toUpperCase()}${name.slice(1)}`;

export const ATTRIBUTE_OPTIONS = LENGTH_ATTRIBUTES.map((attribute) => ({
  value: attribute,
  label: upperFirst(ATTRIBUTE_NAMES[attribute]),
}));

/** What is most likely measured on a finding: a crack's width, or a gap. */
export function likelyAttribute(family: string | null): Attribute {
  return family === 'crack' ? 'crack_width' : 'gap';
}
