import { DEFAULT_PORTS, PortChooser } from './ports.ts';

export type ChosenPorts = Record<
  keyof typeof DEFAULT_PORTS | 'api' | 'workerHealth' | 'workerMetrics',
  number
>;

/** All ports of a run, chosen one after the other, so that none is given twice. */
export async function choosePorts(): Promise<ChosenPorts> {
  const chooser = new PortChooser();
  const chosen = {} as ChosenPorts;
  const asked = process.env['PORT'];
  for (const [name, wanted] of Object.entries(DEFAULT_PORTS) as [keyof typeof DEFAULT_PORTS, number][]) {
    chosen[name] =
      name === 'portal' && asked
        ? await chooser.exactly('Portal', asked)
        : await chooser.next(TITLES[name], wanted);
  }
  for (const name of ['api', 'workerHealth', 'workerMetrics'] as const) chosen[name] = await chooser.any();
  return chosen;
}

const TITLES: Record<keyof typeof DEFAULT_PORTS, string> = {
  portal: 'Portal',
  postgres: 'Postgres',
  temporal: 'Temporal',
  temporalUi: 'Temporal UI',
  identity: 'Identity',
  registers: 'Registers',
  signing: 'Signing',
  screening: 'Screening',
  mailbox: 'Mailbox',
  smtp: 'Mail (SMTP)',
};
