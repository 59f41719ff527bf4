import { describe, expect, it } from 'vitest';
import { ApiError } from '../../api/api-error.ts';
import { analysisFailure } from './analysis-failure.ts';

const failure = (status: number, code: string, serverMessage?: string) =>
  analysisFailure(new ApiError(status, `${status}: …`, { code, serverMessage, requestId: 'r-9' }));

describe('analysisFailure', () => {
  it.each([
    failure(402, 'insufficient_credits', 'Insufficient analysis credits'),
    analysisFailure(new Error('There are insufficient credits.')),
    analysisFailure(new Error('Insufficient analysis credits')),
  ])('opens the purchase when no credits are left', ({ kind, toast }) => {
    expect(kind).toBe('credits');
    expect(toast).toEqual({
      title: 'Insufficient Credits',
      description: 'You need more analysis credits to continue. Purchase more to analyze this image.',
      tone: 'destructive',
    });
  });

  it('asks for a project', () => {
    const { kind, toast } = failure(
      400,
      'project_required',
      'No project selected. Please select a project before analyzing images.',
    );
    expect(kind).toBe('project');
    expect(toast.title).toBe('Project Required');
    expect(toast.description).toBe('Please select a project before analyzing images.');
  });

  it('passes on what the server says of a photo', () => {
    const { kind, toast, requestId } = failure(422, 'unusable_photo', 'Too dark. Try again with a light.');
    expect(kind).toBe('photo');
    expect(toast).toMatchObject({
      title: 'Analysis Failed',
      description: 'Too dark. Try again with a light.',
    });
    expect(requestId).toBe('r-9');
  });

  it('never shows a bare status line', () => {
    const { kind, toast } = failure(500, 'unknown');
    expect(kind).toBe('other');
    expect(toast.description).toBe('Failed to analyze image. Please try again.');
  });
});
