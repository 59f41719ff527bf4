import { strToU8, zipSync } from 'fflate';
import { crackOnPlaster } from './photos.ts';

export const BCF_GUID = '1b66b5cb-18b4-4edd-a700-d02c3a673710';

/** The text of a topic, as little of it as there may be, with more within. */
export const topicXml = (inner = '', attributes = `Guid="${BCF_GUID}"`): string =>
  `<?xml version="1.0"?><Markup><Topic ${attributes}><Title>Loose rail</Title>${inner}</Topic></Markup>`;

export const bcfFile = (
  markup: string | Uint8Array,
  more: Record<string, Uint8Array> = {},
  path = `${BCF_GUID}/markup.bcf`,
): Uint8Array => zipSync({ [path]: typeof markup === 'string' ? strToU8(markup) : markup, ...more });

/** A topic as a program for building models writes it (3.0), with a comment and a snapshot. */
export async function siteTopic(): Promise<Uint8Array> {
  const inner = `<Priority>Major</Priority><Labels><Label>room:Deck</Label><Label>Balustrade</Label></Labels>
    <CreationDate>2026-11-02T09:00:00Z</CreationDate><CreationAuthor>jo@example.com</CreationAuthor>
    <DueDate>2030-02-03T00:00:00Z</DueDate><AssignedTo>Ben Ochre</AssignedTo>
    <Description>The rail moves when it is pushed.</Description>
    <Comments><Comment Guid="bd634f89-bec7-4cb1-be74-2057c5fea0fb"><Date>2026-11-03T01:02:00Z</Date>
    <Author>Sam</Author><Comment>Three screws are missing.</Comment></Comment></Comments>
    <Viewpoints><ViewPoint Guid="cd634f89-bec7-4cb1-be74-2057c5fea0fb"><Snapshot>rail.jpg</Snapshot></ViewPoint></Viewpoints>`;
  const attributes = `Guid="${BCF_GUID}" ServerAssignedId="41" TopicType="Clash" TopicStatus="In review"`;
  return bcfFile(topicXml(inner, attributes), {
    [`${BCF_GUID}/rail.jpg`]: new Uint8Array(await crackOnPlaster()),
  });
}
