import type { FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import { AppError } from '../errors.ts';

/** Who asks: always read from the session, never from a payload. */
export interface SignedIn {
  id: number;
  email: string;
  emailVerified: boolean;
  displayName: string;
  role: string;
  avatar: string | null;
  createdAt: Date;
  analysisCredits: number;
  /** When the account is deleted, if its owner has asked for that. */
  deletionDueAt: Date | null;
  sessionId: number;
}

/** A multipart form: the field of its one file, and its others. */
export interface FormShape {
  file: string;
  fields: z.ZodMiniObject | undefined;
}

declare module 'fastify' {
  interface FastifyRequest {
    user: SignedIn | undefined;
  }
  interface FastifyContextConfig {
    access?: 'public' | 'session' | 'admin';
    apiKey?: boolean;
    /** It answers with JSON, whatever happens. */
    data?: boolean;
    /** It takes a multipart form. */
    form?: FormShape;
    limitPerMinute?: number;
    limitPerHour?: number;
    heavy?: boolean;
  }
}

export function requireUser(request: FastifyRequest): SignedIn {
  if (!request.user) throw new AppError('signed_out', { requiresLogin: true });
  return request.user;
}
