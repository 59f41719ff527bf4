/** One message. The sender is the installation's own address. */
export interface Message {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Names the message for good: sent again it carries the same Message-ID, and in the folder it takes its own place. */
  name?: string;
  headers?: Readonly<Record<string, string>>;
}

/** The mail server refused this message for good (5xx): to send it again would be refused again. */
export class MailRefusedError extends Error {
  override readonly name = 'MailRefusedError';
}

/** Hands messages to whoever delivers them. */
export interface Mailer {
  /** Resolves once the message is handed over; rejects when it can't be, and may then be tried again. @throws MailRefusedError never to be tried again */
  send(message: Message): Promise<void>;
  /** Removes the named message where it still lies here; fine when it doesn't. */
  forget(name: string): Promise<void>;
  /** Ends open connections. */
  close(): void;
}
