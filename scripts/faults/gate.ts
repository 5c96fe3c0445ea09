import { connect, createServer, type Server, type Socket } from 'node:net';

export type Gate = { port: number; close: () => Promise<void>; open: () => Promise<void> };

/** Forwards a port to another one; while shut, connections are refused. */
export async function createGate(port: number, target: () => number, state: 'open' | 'shut'): Promise<Gate> {
  let server: Server | null = null;
  const sockets = new Set<Socket>();
  const gate: Gate = {
    port,
    open: async () => {
      const opened = createServer((inward) => {
        const outward = connect({ port: target(), host: '127.0.0.1' });
        for (const socket of [inward, outward]) {
          sockets.add(socket);
          socket.on('error', () => {});
          socket.on('close', () => {
            sockets.delete(socket);
            inward.destroy();
            outward.destroy();
          });
        }
        inward.pipe(outward).pipe(inward);
      });
      server = opened;
      await new Promise<void>((resolve, reject) => {
        opened.once('error', reject);
        opened.listen(port, '127.0.0.1', resolve);
      });
    },
    close: async () => {
      const closing = server;
      server = null;
      if (!closing) return;
      const closed = new Promise((resolve) => closing.close(resolve));
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
  if (state === 'open') await gate.open();
  return gate;
}
