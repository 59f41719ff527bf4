/** Why there is no picture. `denied`: the person or the browser said no to the camera. */
export interface CameraProblem {
  denied: boolean;
  message: string;
}

const MESSAGES: Readonly<Record<string, string>> = {
  NotAllowedError:
    'Unable to access camera. Camera access denied. Please allow camera permissions and try again.',
  NotFoundError: 'No camera found on this device.',
  NotSupportedError: 'Camera not supported on this browser.',
  TimeoutError: 'Video loading timeout',
};

/** Puts a failure of the camera into words, by the name that browsers agree on. */
export function cameraProblem(error: unknown): CameraProblem {
  const name = error instanceof Error || error instanceof DOMException ? error.name : '';
  return {
    denied: name === 'NotAllowedError',
    message: MESSAGES[name] ?? 'Please ensure camera permissions are granted.',
  };
}
