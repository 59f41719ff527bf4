import { ERRORS, type ErrorBody } from '@plumbline/contract';
import { ApiError, isBefore } from './api-error.ts';

/** One server-sent event: its name ('message' when it has none) and its data. */
export interface StreamEvent {
  name: string;
  data: string;
}

/** The events of a response body, as they arrive. Fetches their parser, which no first screen needs. */
export async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<StreamEvent> {
  const { createParser } = await import('eventsource-parser');
  const arrived: StreamEvent[] = [];
  const parser = createParser({
    onEvent: ({ event, data }) => arrived.push({ name: event ?? 'message', data }),
  });
  const decoder = new TextDecoder();
  const reader = body.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      parser.feed(decoder.decode(value, { stream: true }));
      yield* arrived.splice(0);
    }
  } finally {
    // Let the connection go when the caller stops reading early.
    await reader.cancel().catch(() => undefined);
  }
}

/** The error that a stream ended with, from the data of its `error` event. */
export function errorOf(data: string): ApiError {
  const body: Partial<ErrorBody> = JSON.parse(data);
  const known = Object.entries(ERRORS).find(([code]) => code === body.code)?.[1];
  const status = known?.status ?? 500;
  return new ApiError(status, `${status}: ${data}`, {
    code: body.code,
    serverMessage: body.message,
    requestId: body.requestId,
    alerts: body.alerts,
    before: isBefore(body.before) ? body.before : undefined,
  });
}
