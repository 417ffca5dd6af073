type Answer = Readonly<Record<string, unknown>>;

interface Message {
  readonly id?: number;
  readonly type: string;
  readonly result?: Answer;
  readonly error?: string;
  readonly message?: string;
}

export interface Connection {
  /** Sends a command. @throws what the browser answers instead */
  send(method: string, params?: object): Promise<Answer>;
  close(): void;
}

/** Speaks WebDriver BiDi (w3.org/TR/webdriver-bidi) over a WebSocket. */
export async function connect(url: string): Promise<Connection> {
  const socket = new WebSocket(url);
  const waiting = new Map<number, (message: Message) => void>();
  let last = 0;
  socket.addEventListener("message", ({ data }) => {
    const message = JSON.parse(String(data)) as Message;
    if (message.id === undefined) return;
    waiting.get(message.id)?.(message);
    waiting.delete(message.id);
  });
  await new Promise((resolve, reject) => {
    socket.addEventListener("open", resolve);
    socket.addEventListener("error", reject);
  });
  return {
    async send(method, params = {}) {
      const id = ++last;
      const answer = new Promise<Message>((resolve) => {
        waiting.set(id, resolve);
      });
      socket.send(JSON.stringify({ id, method, params }));
      const { type, result, error, message } = await answer;
      if (type === "error")
        throw new Error(`${method}: ${error ?? ""}: ${message ?? ""}`);
      return result ?? {};
    },
    close: () => socket.close(),
  };
}
