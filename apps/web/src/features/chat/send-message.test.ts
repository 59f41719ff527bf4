import { expect, it } from 'vitest';
import { fakeApi } from '../../test/fake-api.ts';
import { userMessage } from './message.ts';
import { sendMessage } from './send-message.ts';

it('sends the last 15 messages along', async () => {
  const { sent } = fakeApi({ 'POST /api/ai/chat': { body: {} } });
  const before = Array.from({ length: 20 }, (_, place) => userMessage(`Message ${place + 1}`));
  const listener = { onDelta: () => undefined, onRestart: () => undefined };
  const nothing = { defectId: null, projectId: null };
  await sendMessage(userMessage('And now?'), before, nothing, listener, new AbortController().signal);
  const body = sent[0]?.body as { message: string; conversationHistory: { content: string }[] };
  expect(body.message).toBe('And now?');
  expect(body.conversationHistory).toHaveLength(15);
  expect(body.conversationHistory[0]?.content).toBe('Message 6');
});
