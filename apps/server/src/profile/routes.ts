import { endpoints } from '@plumbline/contract';
import type { FastifyInstance } from 'fastify';
import { readUser } from '../accounts/index.ts';
import { register } from '../platform/http/register.ts';
import type { Services } from '../services.ts';
import { receiveUpload } from '../uploads/index.ts';
import { removePhoto, sendPhoto, setPhoto } from './photo.ts';
import { readPreferences, savePreferences } from './preferences.ts';
import { readProfile, saveProfile } from './save-profile.ts';

export function profileRoutes(app: FastifyInstance, services: Services): void {
  const { database } = services;

  register(app, endpoints.readProfile, async ({ user }) => readProfile(database, user.id));
  register(app, endpoints.saveProfile, async ({ user, body }) => saveProfile(database, user.id, body));

  register(app, endpoints.readPhoto, async ({ user, request, reply }) =>
    sendPhoto(services, user.id, request, reply),
  );
  register(app, endpoints.setPhoto, async ({ user, request }) => {
    const { bytes } = await receiveUpload(request, endpoints.setPhoto.file);
    await setPhoto(services, user.id, bytes);
    return readUser(database, user.id);
  });
  register(app, endpoints.removePhoto, async ({ user }) => {
    await removePhoto(services, user.id);
    return readUser(database, user.id);
  });

  register(app, endpoints.readPreferences, async ({ user }) => readPreferences(database, user.id));
  register(app, endpoints.savePreferences, async ({ user, body }) =>
    savePreferences(database, user.id, body),
  );
}
