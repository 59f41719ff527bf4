import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { InferenceSession, Tensor } from 'onnxruntime-node';
import { expect, test } from 'vitest';
import { assetPath } from './assets.ts';
import { dropEmptyInputs } from './session.ts';

const NETWORKS = ['surface.onnx', 'damage.onnx'];

/** Grain that looks like chance and is the same each time. */
function grain(width: number, height: number): Tensor {
  let state = 7;
  const values = Float32Array.from({ length: 3 * width * height }, () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  });
  return new Tensor('float32', values, [1, 3, height, width]);
}

/** All outputs, as the bits of their numbers. */
async function bitsOf(session: InferenceSession, photo: Tensor): Promise<Record<string, number[]>> {
  const outputs = Object.entries(await session.run({ photo }));
  return Object.fromEntries(
    outputs.map(([name, { data }]) => [name, [...new Uint32Array((data as Float32Array).slice().buffer)]]),
  );
}

test.each(NETWORKS)('%s answers to the bit as its file does without a word changed', async (name) => {
  const file = await readFile(assetPath(name));
  const [plain, opened] = await Promise.all([
    InferenceSession.create(file),
    InferenceSession.create(dropEmptyInputs(Buffer.from(file))),
  ]);
  for (const [width, height] of [
    [256, 192],
    [96, 160],
  ] as const) {
    const photo = grain(width, height);
    expect(await bitsOf(opened, photo)).toEqual(await bitsOf(plain, photo));
  }
});

test('the convolutions of damage make their own margins', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'network-'));
  try {
    const optimised = join(folder, 'optimised.onnx');
    const network = dropEmptyInputs(await readFile(assetPath('damage.onnx')));
    expect(network.includes('/deep/Pad_output_0')).toBe(true);
    await InferenceSession.create(network, { optimizedModelFilePath: optimised, logSeverityLevel: 3 });
    expect((await readFile(optimised)).includes('/deep/Pad_output_0')).toBe(false);
  } finally {
    await rm(folder, { recursive: true });
  }
});
