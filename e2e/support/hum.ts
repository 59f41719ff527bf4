import type { Page } from '@playwright/test';

/** Two seconds of a hum, recorded as the app records a voice: Opus in WebM. */
export async function hum(page: Page): Promise<Buffer> {
  const bytes = await page.evaluate(async () => {
    const context = new AudioContext();
    const tone = new OscillatorNode(context, { frequency: 220 });
    const room = new MediaStreamAudioDestinationNode(context);
    tone.connect(room);
    tone.start();
    const recorder = new MediaRecorder(room.stream, { mimeType: 'audio/webm' });
    const parts: Blob[] = [];
    recorder.ondataavailable = ({ data }) => parts.push(data);
    const ended = new Promise((resolve) => {
      recorder.onstop = resolve;
    });
    recorder.start();
    setTimeout(() => recorder.stop(), 2000);
    await ended;
    await context.close();
    return [...new Uint8Array(await new Blob(parts).arrayBuffer())];
  });
  return Buffer.from(bytes);
}
