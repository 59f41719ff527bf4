import { createServer } from 'node:net';
import { Failure } from './failure.mjs';

/** Fails when another program has the port already, before anything slow is begun. */
export async function requireFreePort(host, port) {
  await new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error) => {
      const reason = {
        EADDRINUSE: `Port ${port} is taken by another program (another Plumbline, perhaps).`,
        EACCES: `This user may not listen on port ${port}.`,
        EADDRNOTAVAIL: `This machine has no address ${host}.`,
        ENOTFOUND: `This machine knows no address ${host}.`,
      }[error.code];
      reject(reason ? new Failure(`${reason}\nChoose another: PORT=3001 npm start`) : error);
    });
    probe.listen({ host, port }, () => probe.close(resolve));
  });
}
