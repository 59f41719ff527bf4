import { toast } from '../ui/toast-store.ts';
import { messageFor } from './api-error.ts';

/** Says what failed, in the server's words where it sent any. */
export const tellFailure = (title: string) => (error: unknown) =>
  toast({ title, description: messageFor(error, 'Please try again.'), tone: 'destructive' });
