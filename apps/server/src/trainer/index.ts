export { type ActivePanel, openPanel } from './active-panel.ts';
export { EXAMPLE_WORK } from './observe-examples.ts';
export { trainerRoutes } from './routes.ts';
export { runJob } from './runs.ts';
export { startTrainer } from './start-trainer.ts';
