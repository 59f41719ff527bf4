export { photoAddress, photoKey, SHOWN_PHOTO } from './photo.ts';
export { profileRoutes } from './routes.ts';
