import { endpoints } from '@plumbline/contract';
import { readAlerts } from '@plumbline/knowledge/hazards';
import type { FastifyInstance } from 'fastify';
import { register } from '../platform/http/register.ts';
import type { Services } from '../services.ts';
import { askForNews } from './ask-for-news.ts';
import { receiveMessage } from './receive-message.ts';

export function contactRoutes(app: FastifyInstance, services: Services): void {
  register(app, endpoints.sendContact, async ({ body }) => {
    const ticketNumber = await receiveMessage(services, body);
    return {
      success: true as const,
      alerts: readAlerts({ words: body.message }),
      ticketNumber,
      message: `Your support ticket ${ticketNumber} has been created. We'll get back to you within 24 hours.`,
    };
  });

  register(app, endpoints.askForNews, async ({ body }) => {
    await askForNews(services, body);
    return { success: true as const };
  });
}
