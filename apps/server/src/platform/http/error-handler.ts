import { ERRORS, type ErrorBody, type ErrorCode } from '@plumbline/contract';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError, databaseIsAway, isOutOfRoom } from '../errors.ts';
import { StorageError } from '../storage/file-store.ts';

/** Answers every error in the one shape; a 500 says nothing of the inside, the log says everything. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) =>
    answerError(request, reply, toAppError(error)),
  );
  app.setNotFoundHandler(async (request, reply) => {
    if (await app.sendPage?.(request, reply)) return reply;
    return answerError(
      request,
      reply,
      new AppError('not_found', { message: 'There is nothing at this address.' }),
    );
  });
}

/** The body of an error answer. */
export function toBody(error: AppError, requestId: string): ErrorBody {
  return {
    message: error.message,
    code: error.code,
    requestId,
    ...(error.fields ? { fields: error.fields } : {}),
    ...(error.requiresLogin ? { requiresLogin: true } : {}),
    ...(error.alerts.length > 0 ? { alerts: [...error.alerts] } : {}),
    ...(error.before ? { before: error.before } : {}),
  };
}

function answerError(request: FastifyRequest, reply: FastifyReply, error: AppError): FastifyReply {
  if (error.status >= 500) request.log.error({ err: error.cause ?? error }, error.message);
  else request.log.info({ code: error.code }, error.message);
  if (error.retryAfterSeconds) reply.header('retry-after', String(error.retryAfterSeconds));
  return reply.status(error.status).send(toBody(error, request.id));
}

/** Framework errors by the code that Fastify or a plugin gives them. */
const BY_CODE: Record<string, ErrorCode> = {
  FST_REQ_FILE_TOO_LARGE: 'too_large',
  FST_FILES_LIMIT: 'upload_failed',
  FST_PARTS_LIMIT: 'upload_failed',
  FST_FIELDS_LIMIT: 'upload_failed',
};

/** Turns whatever was thrown into the one error type. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (!(error instanceof Error)) return new AppError('internal', { cause: error });
  if (error instanceof StorageError || databaseIsAway(error) || isOutOfRoom(error)) {
    return new AppError('unavailable', { cause: error, retryAfterSeconds: 5 });
  }
  const { code, statusCode } = error as Partial<FastifyError>;
  const known = code ? BY_CODE[code] : undefined;
  if (known) return new AppError(known, { cause: error });
  // No file: those come in parts, with a limit of their own.
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE')
    return new AppError('too_large', {
      message: 'This is too much to send at once. Send less.',
      cause: error,
    });
  if (statusCode === 429) return new AppError('rate_limited', { cause: error });
  if (statusCode === 413) return new AppError('too_large', { message: ERRORS.too_large.message });
  if (statusCode === 415)
    return new AppError('unsupported_type', {
      message: 'We can’t read this content type. Send JSON.',
    });
  if (statusCode && statusCode >= 400 && statusCode < 500) {
    return new AppError('invalid_input', {
      message: 'This request couldn’t be read. Please check it and try again.',
      cause: error,
    });
  }
  return new AppError('internal', { cause: error });
}
