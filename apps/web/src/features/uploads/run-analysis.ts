import type { AnalysisResult, EngineResult, PanelEvent } from '@plumbline/contract';
import { ApiError } from '../../api/api-error.ts';
import { call, request } from '../../api/client.ts';
import { appendPhoto } from '../../browser/device-statement.ts';
import type { ChosenPhoto } from './photo.ts';

/** A visit and a place of the project. */
export interface Filing {
  visitId: number | null;
  placeId: number | null;
}

export interface AnalysisRequest {
  photo: ChosenPhoto;
  projectId: number;
  filing?: Filing | undefined;
  stages: readonly string[];
  description: string;
  /** Analysed also where the project has an answer to the photo already: whoever sends it was told so. */
  again?: boolean | undefined;
}

/** Told while the engines work. */
export interface AnalysisListener {
  onPanel: (panel: PanelEvent) => void;
  onVote: (vote: EngineResult) => void;
}

function formOf({ photo, projectId, filing, stages, description, again }: AnalysisRequest): FormData {
  const form = new FormData();
  // Fields before the file: the server can refuse a missing project before it has read the photo.
  form.append('projectId', String(projectId));
  for (const [name, id] of Object.entries(filing ?? {})) if (id) form.append(name, String(id));
  form.append('stageOfWorks', stages.join(','));
  form.append('defectDescription', description);
  if (!again) form.append('unlessAnalysed', 'true');
  appendPhoto(form, photo.file, photo.file.name, photo.device);
  return form;
}

/** The stream ended or broke before it had said how the analysis ended. */
class StreamBroken extends Error {}

async function stream(input: AnalysisRequest, listener: AnalysisListener): Promise<AnalysisResult> {
  // With the request and not with the page: reading a stream is no part of a first look at it.
  const reading = import('../../api/event-stream.ts');
  reading.catch(() => undefined);
  const response = await request('analyze', {
    form: formOf(input),
    headers: { accept: 'text/event-stream', 'idempotency-key': input.photo.key },
  });
  // A result that was already there is answered at once, and a proxy may strip the streaming.
  if (!response.headers.get('content-type')?.includes('text/event-stream')) return response.json();
  if (!response.body) throw new StreamBroken();
  try {
    const { errorOf, readEvents } = await reading;
    for await (const { name, data } of readEvents(response.body)) {
      if (name === 'panel') listener.onPanel(JSON.parse(data));
      else if (name === 'vote') listener.onVote(JSON.parse(data));
      else if (name === 'result') return JSON.parse(data);
      else if (name === 'error') throw errorOf(data);
    }
  } catch (error) {
    throw error instanceof ApiError ? error : new StreamBroken();
  }
  throw new StreamBroken();
}

const ATTEMPTS = 20;
const PAUSE = 1500;

const pause = () => new Promise((resolve) => setTimeout(resolve, PAUSE));

/** Asks for the result of a run whose stream was lost, under the same key, until it has ended. */
async function collect(input: AnalysisRequest): Promise<AnalysisResult> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await call('analyze', {
        form: formOf(input),
        headers: { 'idempotency-key': input.photo.key },
      });
    } catch (error) {
      const running = error instanceof ApiError && error.code === 'still_running';
      if (!running || attempt >= ATTEMPTS) throw error;
      await pause();
    }
  }
}

/**
 * Runs an analysis, telling of each engine as it answers. A stream that breaks doesn't end the run on the server:
 * the result is then asked for under the same key, which never charges twice. Rejects with ApiError.
 */
export async function runAnalysis(
  input: AnalysisRequest,
  listener: AnalysisListener,
): Promise<AnalysisResult> {
  try {
    return await stream(input, listener);
  } catch (error) {
    const lost = error instanceof StreamBroken;
    const running = error instanceof ApiError && error.code === 'still_running';
    if (lost || running) return collect(input);
    throw error;
  }
}
