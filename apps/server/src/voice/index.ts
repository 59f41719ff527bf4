export { audioKey } from './add-voice-note.ts';
export { type Recording, readRecording } from './read-recording.ts';
export { voiceRoutes } from './routes.ts';
export { sendRecording } from './send-audio.ts';
export { startVoice } from './start-voice.ts';
export { textJob } from './text-job.ts';
export { noteGone, recordingsOf, voiceNotesOf } from './voice-notes.ts';
