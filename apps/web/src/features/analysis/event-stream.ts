/** One server-sent event: its name ('message' when it has none) and its data lines joined. */
export interface StreamEvent {
  name: string;
  data: string;
}

/**
 * Reads server-sent events out of text that arrives in arbitrary pieces: a piece may end within a line, within an
 * event, or between CR and LF.
 */
export class EventReader {
  #rest = '';
  #name = '';
  #data: string[] = [];

  /** The events that this piece completes. */
  push(piece: string): StreamEvent[] {
    const events: StreamEvent[] = [];
    let text = this.#rest + piece;
    // A CR at the very end may be the first half of a CRLF: it waits for the next piece.
    const held = text.endsWith('\r') ? '\r' : '';
    if (held) text = text.slice(0, -1);
    const lines = text.split(/\r\n|\n|\r/);
    this.#rest = (lines.pop() ?? '') + held;
    for (const line of lines) {
      const event = this.#line(line);
      if (event) events.push(event);
    }
    return events;
  }

  #line(line: string): StreamEvent | undefined {
    if (line === '') return this.#dispatch();
    const colon = line.indexOf(':');
    // A line that starts with a colon is a comment, by which the server keeps the connection open.
    if (colon === 0) return undefined;
    const field = colon === -1 ? line : line.slice(0, colon);
    const value = colon === -1 ? '' : line.slice(colon + 1).replace(/^ /, '');
    if (field === 'event') this.#name = value;
    else if (field === 'data') this.#data.push(value);
    return undefined;
  }

  #dispatch(): StreamEvent | undefined {
    const event = { name: this.#name || 'message', data: this.#data.join('\n') };
    const empty = this.#data.length === 0;
    this.#name = '';
    this.#data = [];
    return empty ? undefined : event;
  }
}

/** The events of a response body, as they arrive. */
export async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<StreamEvent> {
  const events = new EventReader();
  const decoder = new TextDecoder();
  const reader = body.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield* events.push(decoder.decode(value, { stream: true }));
    }
  } finally {
    // Whoever stops listening early lets the connection go.
    await reader.cancel().catch(() => undefined);
  }
}
