import { createServer, type Socket } from 'node:net';

interface ReceivedMail {
  from: string;
  to: string[];
  body: string;
}

export interface FakeSmtp {
  url: string;
  received: ReceivedMail[];
  close(): Promise<void>;
}

/** An SMTP server that keeps what it's given, or refuses every recipient: for good, or for now. */
export async function startFakeSmtp({
  refuse = false,
}: {
  refuse?: boolean | 'for now';
} = {}): Promise<FakeSmtp> {
  const received: ReceivedMail[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    converse(socket, refuse, received);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function converse(socket: Socket, refuse: boolean | 'for now', received: ReceivedMail[]): void {
  let pending = '';
  let body: string[] | undefined;
  let mail: ReceivedMail = { from: '', to: [], body: '' };
  const answer = (line: string): void => {
    if (body) {
      if (line !== '.') {
        body.push(line);
        return;
      }
      received.push({ ...mail, body: body.join('\n') });
      body = undefined;
      mail = { from: '', to: [], body: '' };
      socket.write('250 kept\r\n');
      return;
    }
    const address = /<([^>]*)>/.exec(line)?.[1] ?? '';
    if (/^MAIL FROM/i.test(line)) mail.from = address;
    if (/^RCPT TO/i.test(line)) {
      if (refuse) {
        socket.write(refuse === 'for now' ? '451 later\r\n' : '550 no such person\r\n');
        return;
      }
      mail.to.push(address);
    }
    if (/^DATA/i.test(line)) body = [];
    socket.write(body ? '354 go on\r\n' : /^QUIT/i.test(line) ? '221 bye\r\n' : '250 fine\r\n');
  };
  socket.write('220 fake\r\n');
  socket.on('error', () => socket.destroy());
  socket.on('data', (chunk) => {
    const lines = (pending + chunk.toString('utf8')).split('\r\n');
    pending = lines.pop() ?? '';
    for (const line of lines) answer(line);
  });
}
