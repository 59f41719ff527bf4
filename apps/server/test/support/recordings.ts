/** A recording as a browser writes it: one track of Opus, blocks of silence, and no word on how long it is. */
function element(id: string, content: Buffer): Buffer {
  const size = Buffer.alloc(8);
  size.writeBigUInt64BE(2n ** 56n + BigInt(content.length));
  return Buffer.concat([Buffer.from(id, 'hex'), size, content]);
}

const number = (value: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};

/** Its last block begins after so many milliseconds. `about` makes it another file than others of its length. */
export function recordingOf(lastMs: number, about = ''): Buffer {
  const track = Buffer.concat([
    element('d7', number(1)),
    element('83', number(2)),
    element('86', Buffer.from('A_OPUS')),
  ]);
  const block = Buffer.from([0x81, 0, 0, 0x80, 0xf8, 0xff, 0xfe]);
  const cluster = (ms: number) =>
    element('1f43b675', Buffer.concat([element('e7', number(ms)), element('a3', block)]));
  return Buffer.concat([
    element('1a45dfa3', element('4282', Buffer.from('webm'))),
    // A live recording doesn't know its own size.
    Buffer.from('1853806701ffffffffffffff', 'hex'),
    element('1549a966', Buffer.concat([element('4d80', Buffer.from(`test ${about}`))])),
    element('1654ae6b', element('ae', track)),
    cluster(0),
    ...(lastMs > 0 ? [cluster(lastMs)] : []),
  ]);
}
