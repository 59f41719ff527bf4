import { endpoints, VOICE_LIMITS } from '@plumbline/contract';
import type { FastifyInstance } from 'fastify';
import type { Member } from '../platform/actor.ts';
import { parseForm, register } from '../platform/http/register.ts';
import type { Services } from '../services.ts';
import { noFields, receiveUpload } from '../uploads/index.ts';
import { addVoiceNote } from './add-voice-note.ts';
import { deleteVoiceNote, writeVoiceText } from './change-voice-note.ts';
import { findOwnPhoto, type OfPhoto } from './hold-photo.ts';
import { sendAudio } from './send-audio.ts';

const photoOf = ({ actor, params }: { actor: Member; params: { id: number } }): OfPhoto => ({
  actor,
  photoId: params.id,
});

/** What people say with a photo: recordings and their text. */
export function voiceRoutes(app: FastifyInstance, services: Services): void {
  const { database } = services;

  register(app, endpoints.addVoiceNote, async (call) => {
    // Before the recording is read: nobody sends one to a photo that isn't theirs.
    await findOwnPhoto(database, photoOf(call));
    const fields = noFields();
    const { file } = endpoints.addVoiceNote;
    const { bytes } = await receiveUpload(call.request, file, fields, VOICE_LIMITS.bytes);
    const { key, text = '' } = parseForm(endpoints.addVoiceNote.form, fields);
    return addVoiceNote(services, photoOf(call), { key, bytes, text });
  });
  register(app, endpoints.voiceAudio, async (call) =>
    sendAudio(services, photoOf(call), call.request, call.reply),
  );
  register(app, endpoints.writeVoiceText, async (call) =>
    writeVoiceText(database, photoOf(call), call.body.text),
  );
  register(app, endpoints.deleteVoiceNote, async (call) => {
    await deleteVoiceNote(services, photoOf(call));
    return { success: true as const };
  });
}
