// A mail server that takes everything and keeps what it got; one that is down turns everybody away.
import { type AddressInfo, createServer } from "node:net";

export interface MailServer {
  readonly url: string;
  readonly letters: string[];
  /** How many were turned away. */
  refused: number;
  isDown: boolean;
  close(): void;
}

export async function openMailServer(): Promise<MailServer> {
  const letters: string[] = [];
  const server = createServer((socket) => {
    let body: string | undefined;
    if (mail.isDown) {
      mail.refused++;
      return void socket.end("421 not now\r\n");
    }
    socket.write("220 sink\r\n");
    socket.on("data", (data) => {
      const text = data.toString();
      if (body !== undefined) body += text;
      else if (/^DATA/m.test(text)) {
        body = "";
        socket.write("354 go on\r\n");
        return;
      } else if (/^QUIT/m.test(text)) return void socket.end("221 bye\r\n");
      else return void socket.write("250 ok\r\n");
      if (!body.endsWith("\r\n.\r\n")) return;
      letters.push(body);
      body = undefined;
      socket.write("250 kept\r\n");
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const url = `smtp://127.0.0.1:${port}?ignoreTLS=true`;
  const mail: MailServer = { url, letters, refused: 0, isDown: false, close: () => server.close() };
  return mail;
}
