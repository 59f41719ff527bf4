import type { FastifyRequest } from 'fastify';
import { deviceOf } from '../accounts/index.ts';
import { accountOf, type Member } from '../platform/actor.ts';
import type { Services } from '../services.ts';
import { visitorOf } from './claim-trial.ts';
import { takeTrial } from './take-trial.ts';

export { trialRoutes } from './routes.ts';
export { startTrialSweep } from './sweep-trials.ts';

/** What a new account brings along from before it was one. A failure keeps nobody from signing up. */
export function bringTrialAlong({ database, environment, log }: Services) {
  return async (actor: Member, request: FastifyRequest): Promise<void> => {
    const device = deviceOf(request, environment);
    if (!device) return;
    await takeTrial(database, actor, visitorOf(environment, device, request.ip)).catch((error: unknown) =>
      log.error({ err: error, userId: accountOf(actor) }, 'A trial couldn’t be moved into its new account'),
    );
  };
}
