import { readFileSync } from 'node:fs';
import { readXml, type XmlElement } from './read-xml.ts';

const FOLDER = new URL('../bcf-schemas/', import.meta.url);
const DATE_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)?$/;

/** Checks XML against one of buildingSMART's schemas, by the parts of XML Schema that those are written in. */
export class BcfSchema {
  readonly #top: XmlElement[];

  constructor(version: '2.1' | '3.0', name: 'markup' | 'version' | 'extensions') {
    const folder = version.replace('.', '_');
    const read = (file: string) =>
      readXml(readFileSync(new URL(`${folder}/${file}`, FOLDER), 'utf8')).children;
    const top = read(`${name}.xsd`);
    const included = top
      .filter((part) => part.name === 'xs:include')
      .flatMap(({ attributes }) => read(attributes.schemaLocation ?? ''));
    this.#top = [...top, ...included];
  }

  /** What is wrong, in words. Empty for XML that is as the schema says. */
  problems(xml: string): string[] {
    const root = readXml(xml);
    const declared = this.#named('xs:element', root.name);
    return declared ? this.#element(root, declared, root.name) : [`no element ${root.name}`];
  }

  #named(kind: string, name: string | undefined): XmlElement | undefined {
    return this.#top.find((part) => part.name === kind && part.attributes.name === name);
  }

  #element(element: XmlElement, declared: XmlElement, path: string): string[] {
    const type = declared.attributes.type;
    const complex =
      declared.children.find(({ name }) => name === 'xs:complexType') ?? this.#named('xs:complexType', type);
    if (complex) return this.#complex(element, complex, path);
    const extra = [...element.children.map(({ name }) => name), ...Object.keys(element.attributes)];
    return [...extra.map((name) => `${path}: ${name} not allowed`), ...this.#value(element.text, type, path)];
  }

  #complex(element: XmlElement, complex: XmlElement, path: string): string[] {
    const problems: string[] = [];
    const waiting = [...element.children];
    const sequence = complex.children.find(({ name }) => name === 'xs:sequence')?.children ?? [];
    for (const part of sequence) {
      const { name = '', minOccurs = '1', maxOccurs = '1' } = part.attributes;
      let count = 0;
      while (waiting[0]?.name === name && (maxOccurs === 'unbounded' || count < Number(maxOccurs))) {
        const next = waiting.shift();
        if (next) problems.push(...this.#element(next, part, `${path}/${name}`));
        count++;
      }
      if (count < Number(minOccurs) && part.name === 'xs:element') problems.push(`${path}: ${name} missing`);
    }
    problems.push(...waiting.map(({ name }) => `${path}: ${name} not allowed here`));
    if (element.text.trim() !== '') problems.push(`${path}: text not allowed`);
    const allowed = complex.children.flatMap((part) =>
      part.name === 'xs:attributeGroup'
        ? (this.#named('xs:attributeGroup', part.attributes.ref)?.children ?? [])
        : part.name === 'xs:attribute'
          ? [part]
          : [],
    );
    for (const { attributes } of allowed) {
      const value = element.attributes[attributes.name ?? ''];
      if (value !== undefined)
        problems.push(...this.#value(value, attributes.type, `${path}@${attributes.name}`));
      else if (attributes.use === 'required') problems.push(`${path}: @${attributes.name} missing`);
    }
    for (const name of Object.keys(element.attributes)) {
      if (!allowed.some(({ attributes }) => attributes.name === name)) {
        problems.push(`${path}: @${name} not allowed`);
      }
    }
    return problems;
  }

  #value(value: string, type: string | undefined, path: string): string[] {
    if (type === 'xs:dateTime') return DATE_TIME.test(value) ? [] : [`${path}: no date and time`];
    if (type === 'xs:int') return /^[+-]?\d{1,10}$/.test(value) ? [] : [`${path}: no whole number`];
    const rules = this.#named('xs:simpleType', type)?.children[0]?.children ?? [];
    const collapses = rules.some(({ name }) => name === 'xs:whiteSpace');
    const read = collapses ? value.trim().replace(/\s+/g, ' ') : value;
    return rules.flatMap(({ name, attributes }) => {
      const limit = attributes.value ?? '';
      const kept =
        (name !== 'xs:pattern' || new RegExp(`^(?:${limit})$`).test(read)) &&
        (name !== 'xs:minLength' || read.length >= Number(limit)) &&
        (name !== 'xs:length' || read.length === Number(limit));
      return kept ? [] : [`${path}: ${JSON.stringify(value)} breaks ${name} ${limit}`];
    });
  }
}
