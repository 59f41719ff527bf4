/** One message. The sender is the installation's own address. */
export interface Message {
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** Hands messages to whoever delivers them. */
export interface Mailer {
  /** Resolves once the message is handed over; rejects when it can't be, and may then be tried again. */
  send(message: Message): Promise<void>;
  /** Ends open connections. */
  close(): void;
}
