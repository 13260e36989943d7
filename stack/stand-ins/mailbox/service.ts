import { join } from 'node:path';
import { Control, mountControl } from '../control.ts';
import type { RunningService } from '../service.ts';
import { createApp, listen } from '../service.ts';
import { sendInbox, sendMail, sendMailHtml } from './pages.ts';
import { startSmtp, type SmtpOptions } from './smtp.ts';
import { MailStore } from './store.ts';

export interface MailboxOptions extends Pick<SmtpOptions, 'host' | 'tls' | 'login'> {
  port: number;
  smtpPort: number;
  folder: string;
}

/** The mailbox: an SMTP server, and a page with everything that came. */
export async function startMailbox(options: MailboxOptions): Promise<RunningService & { smtpUrl: string }> {
  const app = createApp();
  const control = new Control();
  const store = await MailStore.open(join(options.folder, 'messages'));
  mountControl(app, control);

  app.get('/messages', (req, res) => {
    const { to } = req.query;
    const mails = store.newestFirst();
    res.json(typeof to === 'string' ? mails.filter(({ recipients }) => recipients.includes(to)) : mails);
  });
  app.delete('/messages', (_req, res) => {
    store.clear();
    res.status(204).end();
  });
  app.get('/', (_req, res) => sendInbox(res, store.newestFirst()));
  app.get(['/view/:id', '/view/:id/html'], (req, res) => {
    const mail = store.get(String(req.params.id));
    if (!mail) return void res.redirect(303, '/');
    if (req.path.endsWith('/html')) sendMailHtml(res, mail);
    else sendMail(res, mail);
  });

  const smtp = await startSmtp({ ...options, port: options.smtpPort }, store, control);
  try {
    const service = await listen(app, options.port, options.host);
    return {
      ...service,
      smtpUrl: smtp.url,
      close: async () => {
        await Promise.all([service.close(), smtp.close()]);
      },
    };
  } catch (error) {
    await smtp.close();
    throw error;
  }
}
