import { connect, type Socket } from 'node:net';
import type { Person } from './person.ts';
import type { TestServer } from './server.ts';

/** Begins an upload and leaves it at that. */
export function beginUpload(server: TestServer, { cookie }: Person): Socket {
  const { hostname, port } = new URL(server.url);
  const socket = connect(Number(port), hostname);
  socket.resume();
  socket.write(
    `POST /api/analyze HTTP/1.1\r\nhost: plumbline\r\ncookie: ${cookie}\r\ncontent-length: 900000\r\n` +
      'content-type: multipart/form-data; boundary=x\r\n\r\n--x\r\ncontent-disposition: form-data; name="image"; ' +
      'filename="a.jpg"\r\ncontent-type: image/jpeg\r\n\r\nhalf a photo',
  );
  return socket;
}
