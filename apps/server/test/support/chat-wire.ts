/** How each provider of hosted models words a streamed chat: its events, its calls of tools, its errors. */
import type { HostedModel } from '@plumbline/vision';

export type Provider = HostedModel['provider'];

/** A request as every provider means it. */
export interface AskedChat {
  system: string;
  /** What isn't a rule: earlier messages, the question, and what tools found. As JSON. */
  rest: string;
  tools: string[];
  path: string;
  body: string;
}

export interface Wire {
  /** Opens the stream. */
  begin: string;
  piece(text: string): string;
  tool(name: string, input: unknown): string;
  /** Ends it as complete; `cut` where the limit of its length ended it. */
  finish(reason: 'stop' | 'tool' | 'cut'): string;
  /** An error in mid-stream, told by the stream itself. */
  overloaded: string;
  /** The status by which it says that it's overloaded. */
  overload: number;
  read(path: string, body: string): AskedChat;
}

const TOKENS = { input: 700, output: 50 };

const event = (data: unknown, name?: string) =>
  `${name ? `event: ${name}\n` : ''}data: ${JSON.stringify(data)}\n\n`;
/** Named by its own type, as OpenAI's and Anthropic's events are. */
const typed = (type: string, rest: object = {}) => event({ type, ...rest }, type);

interface Sent {
  messages?: { role: string; content: unknown }[];
  system?: { text: string }[];
  systemInstruction?: { parts: { text: string }[] };
  contents?: unknown;
  input?: { role?: string; content?: unknown }[];
  tools?: {
    name?: string;
    function?: { name: string };
    functionDeclarations?: { name: string }[];
  }[];
}

const asked = (path: string, body: string, system: string, rest: unknown): AskedChat => {
  const { tools = [] } = JSON.parse(body) as Sent;
  return {
    path,
    body,
    system,
    rest: JSON.stringify(rest),
    tools: tools
      .flatMap(({ name, function: named, functionDeclarations }) =>
        functionDeclarations ? functionDeclarations.map((each) => each.name) : [name ?? named?.name ?? ''],
      )
      .sort(),
  };
};
const isRule = ({ role }: { role?: string }) => role === 'system' || role === 'developer';

const chunk = (delta: object, reason: string | null = null, more: object = {}) =>
  event({
    id: 'chat_1',
    object: 'chat.completion.chunk',
    created: 1,
    model: 'm',
    choices: [{ index: 0, delta, finish_reason: reason }],
    ...more,
  });

const compatible: Wire = {
  begin: '',
  piece: (content) => chunk({ role: 'assistant', content }),
  tool: (name, input) =>
    chunk({
      role: 'assistant',
      tool_calls: [
        {
          index: 0,
          id: 'call_1',
          type: 'function',
          function: { name, arguments: JSON.stringify(input) },
        },
      ],
    }),
  finish: (reason) =>
    `${chunk({}, { stop: 'stop', tool: 'tool_calls', cut: 'length' }[reason], {
      usage: {
        prompt_tokens: TOKENS.input,
        completion_tokens: TOKENS.output,
        total_tokens: TOKENS.input + TOKENS.output,
      },
    })}data: [DONE]\n\n`,
  overloaded: event({ error: { message: 'overloaded: sk-secret', type: 'server_error', code: 503 } }),
  overload: 429,
  read(path, body) {
    const { messages = [] } = JSON.parse(body) as Sent;
    const rules = messages.filter(isRule).map(({ content }) => String(content));
    return asked(
      path,
      body,
      rules.join('\n'),
      messages.filter((message) => !isRule(message)),
    );
  },
};

const usageOfResponse = { input_tokens: TOKENS.input, output_tokens: TOKENS.output };
const openai: Wire = {
  begin:
    typed('response.created', { response: { id: 'resp_1', created_at: 1, model: 'm' } }) +
    typed('response.output_item.added', { output_index: 0, item: { type: 'message', id: 'msg_1' } }),
  piece: (delta) => typed('response.output_text.delta', { item_id: 'msg_1', delta }),
  tool(name, input) {
    const item = { type: 'function_call', id: 'fc_1', call_id: 'call_1', name };
    const whole = JSON.stringify(input);
    return (
      typed('response.output_item.added', { output_index: 1, item: { ...item, arguments: '' } }) +
      typed('response.function_call_arguments.delta', { item_id: 'fc_1', output_index: 1, delta: whole }) +
      typed('response.output_item.done', {
        output_index: 1,
        item: { ...item, arguments: whole, status: 'completed' },
      })
    );
  },
  finish: (reason) =>
    typed(reason === 'cut' ? 'response.incomplete' : 'response.completed', {
      response: {
        usage: usageOfResponse,
        ...(reason === 'cut' ? { incomplete_details: { reason: 'max_output_tokens' } } : {}),
      },
    }),
  overloaded: typed('error', {
    sequence_number: 2,
    error: { type: 'server_error', code: 'busy', message: 'sk-secret' },
  }),
  overload: 429,
  read(path, body) {
    const { input = [] } = JSON.parse(body) as Sent;
    const rules = input.filter(isRule).map(({ content }) => JSON.stringify(content));
    return asked(
      path,
      body,
      rules.join('\n'),
      input.filter((item) => !isRule(item)),
    );
  },
};

const anthropic: Wire = {
  begin:
    typed('message_start', {
      message: {
        id: 'msg_1',
        model: 'm',
        role: 'assistant',
        usage: { input_tokens: TOKENS.input, output_tokens: 1 },
      },
    }) +
    typed('content_block_start', { index: 0, content_block: { type: 'text', text: '' } }) +
    typed('ping'),
  piece: (text) => typed('content_block_delta', { index: 0, delta: { type: 'text_delta', text } }),
  tool: (name, input) =>
    typed('content_block_start', {
      index: 1,
      content_block: { type: 'tool_use', id: 'toolu_1', name, input: {} },
    }) +
    typed('content_block_delta', {
      index: 1,
      delta: { type: 'input_json_delta', partial_json: JSON.stringify(input) },
    }) +
    typed('content_block_stop', { index: 1 }),
  finish: (reason) =>
    typed('content_block_stop', { index: 0 }) +
    typed('message_delta', {
      delta: { stop_reason: { stop: 'end_turn', tool: 'tool_use', cut: 'max_tokens' }[reason] },
      usage: { output_tokens: TOKENS.output },
    }) +
    typed('message_stop'),
  overloaded: typed('error', { error: { type: 'overloaded_error', message: 'Overloaded: sk-secret' } }),
  overload: 529,
  read(path, body) {
    const { system = [], messages } = JSON.parse(body) as Sent;
    return asked(path, body, system.map(({ text }) => text).join('\n'), messages);
  },
};

const parts = (content: object[], finishReason?: string) =>
  event({
    candidates: [{ content: { role: 'model', parts: content }, ...(finishReason ? { finishReason } : {}) }],
    usageMetadata: {
      promptTokenCount: TOKENS.input,
      candidatesTokenCount: TOKENS.output,
      totalTokenCount: TOKENS.input + TOKENS.output,
    },
  });
const google: Wire = {
  begin: '',
  piece: (text) => parts([{ text }]),
  tool: (name, args) => parts([{ functionCall: { name, args } }]),
  finish: (reason) => parts([{ text: '' }], reason === 'cut' ? 'MAX_TOKENS' : 'STOP'),
  overloaded: event({ error: { code: 503, message: 'overloaded: sk-secret', status: 'UNAVAILABLE' } }),
  overload: 503,
  read(path, body) {
    const { systemInstruction, contents } = JSON.parse(body) as Sent;
    return asked(path, body, (systemInstruction?.parts ?? []).map(({ text }) => text).join('\n'), contents);
  },
};

export const WIRES: Readonly<Record<Provider, Wire>> = { openai, anthropic, google, compatible };
