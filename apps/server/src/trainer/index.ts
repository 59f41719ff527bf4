export { type ActivePanel, openPanel } from './active-panel.ts';
export { trainerRoutes } from './routes.ts';
export { startTrainer } from './start-trainer.ts';
