interface Answer {
  readonly id: number;
  readonly result: {
    readonly usedSize?: number;
    /** Of buffers, which lie outside of the heap. */
    readonly backingStorageSize?: number;
  };
}

/**
 * What is left of a process's objects and buffers when everything has been collected, in MiB: what it needs, without
 * what it has not thrown away yet. The process was started with `--inspect` on this port.
 */
export async function memoryInUse(inspectPort: number): Promise<number> {
  const list = `http://127.0.0.1:${inspectPort}/json/list`;
  // What Node's inspector says (Chrome DevTools Protocol).
  const [target] = (await (await fetch(list)).json()) as [
    { readonly webSocketDebuggerUrl: string },
  ];
  const socket = new WebSocket(target.webSocketDebuggerUrl);
  try {
    await new Promise((resolve, reject) => {
      socket.addEventListener("open", resolve);
      socket.addEventListener("error", reject);
    });
    await ask(socket, 1, "HeapProfiler.collectGarbage");
    const { usedSize = Number.NaN, backingStorageSize = Number.NaN } =
      await ask(socket, 2, "Runtime.getHeapUsage");
    return (usedSize + backingStorageSize) / 1024 ** 2;
  } finally {
    socket.close();
  }
}

function ask(
  socket: WebSocket,
  id: number,
  method: string,
): Promise<Answer["result"]> {
  return new Promise((resolve, reject) => {
    socket.addEventListener("close", () => reject(new Error("cut off")));
    socket.addEventListener("message", ({ data }) => {
      // Each command is answered once, under its id.
      const answer = JSON.parse(String(data)) as Answer;
      if (answer.id === id) resolve(answer.result);
    });
    socket.send(JSON.stringify({ id, method }));
  });
}
