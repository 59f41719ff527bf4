/** In the dashboard's query: it opens with the camera. */
export const CAMERA = 'camera';
