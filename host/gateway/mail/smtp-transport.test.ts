import { afterEach, describe, expect, it } from 'vitest';
import { aMail } from './fixtures/mails.ts';
import { startSmtpServer, type SmtpServer } from './fixtures/smtp-server.ts';
import { enterShop, presentShop } from '../shop/present-shop.ts';
import type { OutgoingMail } from './mail-transport.ts';
import { renderMail } from './render-mail.ts';
import { CARD_CID } from './mail-html.ts';
import { createSmtpTransport } from './smtp-transport.ts';

let server: SmtpServer | undefined;
afterEach(() => server?.close());

async function smtpServer(answers: Record<string, string> = {}): Promise<SmtpServer> {
  server = await startSmtpServer(answers);
  return server;
}

const outgoing = (changes: Partial<OutgoingMail> = {}): OutgoingMail => ({
  ...renderMail(aMail('booking-confirmation'), 'https://shop.example'),
  messageId: '<mail-7-abc@staykit.example>',
  from: 'Staykit <bonjour@staykit.example>',
  to: 'camille@example.com',
  language: 'fr-FR',
  ...changes,
});

describe('the SMTP adapter', () => {
  it('sends HTML and plain text with the headers of an automatic mail', async () => {
    const { url, received } = await smtpServer();
    const transport = createSmtpTransport(url);
    await transport.send(outgoing());
    transport.close();
    const [mail] = received;
    expect(mail?.from).toContain('<bonjour@staykit.example>');
    expect(mail?.to).toEqual(['RCPT TO:<camille@example.com>']);
    const [head = ''] = mail?.message.split('\r\n\r\n', 1) ?? [];
    expect(head).toMatch(/^Message-ID: <mail-7-abc@staykit\.example>$/m);
    expect(head).toMatch(/^Auto-Submitted: auto-generated$/m);
    expect(head).toMatch(/^Content-Language: fr-FR$/m);
    expect(mail?.message).toMatch(/Content-Type: text\/plain[\s\S]*Content-Type: text\/html/);
  });

  it("sends the shop's own logo with the mail that shows it", async () => {
    const before = presentShop();
    enterShop({
      ...before,
      pictures: {
        printed: {
          name: 'shop/printed.png',
          type: 'image/png',
          body: Buffer.from('PNG'),
          width: 256,
          height: 64,
        },
      },
    });
    const mail = outgoing();
    enterShop(before);
    expect(mail.html).toContain('<img src="cid:logo@shop" alt="Staykit" width="128" height="32"');
    const { url, received } = await smtpServer();
    const transport = createSmtpTransport(url);
    const card = { cid: CARD_CID, type: 'image/png', body: Buffer.from('PNG') };
    await transport.send({ ...mail, pictures: [...(mail.pictures ?? []), card] });
    await transport.send(outgoing());
    transport.close();
    expect(received[0]?.message).toMatch(/Content-ID: <logo@shop>/i);
    const names = [...(received[0]?.message ?? '').matchAll(/filename="?([\w.]+)/g)].map(([, name]) => name);
    expect(names).toEqual(['logo.png', 'card.png']);
    expect(received[1]?.message).not.toMatch(/Content-ID|<img/i);
  });

  it('lets nobody add a header or a recipient', async () => {
    const { url, received } = await smtpServer();
    const transport = createSmtpTransport(url);
    await transport.send(
      outgoing({
        subject: 'Hello\r\nBcc: evil@example.com\r\n\r\nbody',
        language: 'fr\r\nX-Evil: 1',
      }),
    );
    await transport
      .send(outgoing({ to: 'a@example.com\r\nRCPT TO:<evil@example.com>' }))
      .catch(() => undefined);
    transport.close();
    const heads = received.map(({ message }) => message.split('\r\n\r\n', 1)[0] ?? '');
    expect(heads.length).toBeGreaterThan(0);
    for (const head of heads) expect(head).not.toMatch(/^(Bcc|X-Evil):/im);
    for (const { to } of received) {
      expect(to).toHaveLength(1);
      expect(to[0]).not.toMatch(/<evil@example\.com>/);
    }
  });

  it.each([
    ['RCPT', '550 no such person', 'MAIL_REFUSED'],
    ['END', '554 not wanted', 'MAIL_REFUSED'],
    ['RCPT', '451 try later', 'EENVELOPE'],
    ['EHLO', '421 too busy', 'ECONNECTION'],
  ])('says whether a %s answered %j is final', async (command, answer, code) => {
    const { url } = await smtpServer({ [command]: answer, ...(command === 'EHLO' && { HELO: answer }) });
    const transport = createSmtpTransport(url);
    const error: unknown = await transport.send(outgoing()).catch((reason: unknown) => reason);
    transport.close();
    expect(error).toMatchObject(code === 'ECONNECTION' ? { message: expect.any(String) } : { code });
    expect((error as { code?: string }).code === 'MAIL_REFUSED').toBe(code === 'MAIL_REFUSED');
  });

  it('reports a server that cannot be reached', async () => {
    const transport = createSmtpTransport('smtp://127.0.0.1:1');
    await expect(transport.send(outgoing())).rejects.toThrow('ECONNREFUSED');
    transport.close();
  });
});
