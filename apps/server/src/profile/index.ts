export { photoAddress, photoKey, SHOWN_PHOTO } from './photo.ts';
export { readPreferences } from './preferences.ts';
export { profileRoutes } from './routes.ts';
