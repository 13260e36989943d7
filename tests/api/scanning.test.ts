// Uploads with a virus scanner that comes and goes: clamd's own protocol over TCP, and the worker's second look.
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { PROBLEM_TEXT } from '../../domain/texts/lt/problem.ts';
import { EICAR, startVirusScanner, type VirusScanner } from '../../stack/stand-ins/virus-scanner/service.ts';
import { startFileScans } from '../../worker/file-scans.ts';
import { createLog } from '../../worker/log.ts';
import { startApi, type Api, type Client } from '../harness/api.ts';
import { until } from '../harness/index.ts';

let scanner: VirusScanner;
let api: Api;
let director: Client, egle: Client;
let id = 0;
beforeAll(async () => {
  scanner = await startVirusScanner();
  api = await startApi({ env: { CLAMAV_URL: scanner.url } });
  director = await api.applicant();
  egle = await api.staff('egle');
  const started = await director.post('/api/Request/Start', { json: {} });
  expect(started).toMatchObject({ status: 200 });
  id = (started.body as { requestId: number }).requestId;
}, 120_000);
afterAll(async () => {
  await api?.close();
  await scanner?.close();
}, 60_000);

const send = (name: string, text: string) => {
  const form = new FormData();
  form.set('RequestId', String(id));
  form.set('FileType', '11');
  form.append('Files', new Blob([text]), name);
  return director.post('/api/request/UploadFiles', { form });
};
interface Listed {
  Id: string;
  FileName: string;
  ScanState: string;
}
const listed = async (who = director): Promise<Listed[]> =>
  (await who.get(`/api/request/GetUploadedFiles${who === egle ? 'Manager' : ''}/${id}`)).body as Listed[];
const stateOf = async (name: string, who?: Client) =>
  (await listed(who)).find((file) => file.FileName === name)?.ScanState;
const keptFiles = async (): Promise<number> => {
  let found = 0;
  for await (const { storageKey } of api.deps.files.list()) found += storageKey ? 1 : 0;
  return found;
};
const secondLook = async (work: () => Promise<void>): Promise<void> => {
  const scans = startFileScans(
    { db: api.database.db, files: api.deps.files, scanner: api.deps.scanner },
    createLog('silent'),
    50,
  );
  try {
    await work();
  } finally {
    await scans.stop();
  }
};

describe('uploaded files and viruses', () => {
  test('a clean file is taken and says that it was scanned', async () => {
    expect((await send('pažyma.txt', 'Viskas gerai')).body[0].ScanState).toBe('clean');
  });

  test('an infected file is refused in plain words and nothing of it is kept', async () => {
    const [rows, kept] = [(await listed()).length, await keptFiles()];
    const answer = await send('pažyma2.txt', EICAR);
    expect(answer.status).toBe(400);
    expect(answer.body.errors['Files[0].FileName']).toEqual([PROBLEM_TEXT.fileInfected]);
    expect([(await listed()).length, await keptFiles()]).toEqual([rows, kept]);
  });

  test('while the scanner is away files are taken as not scanned, and shown to it when it is back', async () => {
    const port = Number(new URL(scanner.url).port);
    await scanner.close();
    expect((await send('laukia.txt', 'Viskas gerai')).body[0].ScanState).toBe('unchecked');
    expect((await send('slapta.txt', EICAR)).body[0].ScanState).toBe('unchecked');
    expect(await stateOf('laukia.txt', egle)).toBe('unchecked');
    await secondLook(async () => {
      await new Promise((resolve) => setTimeout(resolve, 200));
      expect(await stateOf('laukia.txt')).toBe('unchecked');
      scanner = await startVirusScanner({ port });
      await until(async () => (await stateOf('slapta.txt')) === 'infected', { what: 'the second look' });
    });
    expect(await stateOf('laukia.txt')).toBe('clean');
    expect(await stateOf('slapta.txt', egle)).toBe('infected');
  });

  test('an infected file that had been taken is given to nobody and counts for nothing', async () => {
    const file = (await listed()).find(({ FileName }) => FileName === 'slapta.txt')!;
    for (const who of [director, egle])
      expect(await who.get(`/api/request/DownloadFile/${id}/${file.Id}`)).toMatchObject({
        status: 409,
        body: { code: 'fileQuarantined' },
      });
    const zip = await director.get(`/api/request/DownloadAllFiles/${id}`);
    expect(zip.bytes.includes('laukia.txt')).toBe(true);
    expect(zip.bytes.includes('slapta.txt')).toBe(false);
    const { Attachments } = (await director.get(`/api/Request/Get?requestId=${id}`)).body as {
      Attachments: { FileType: number; Uploaded: number }[];
    };
    expect(Attachments.find(({ FileType }) => FileType === 11)?.Uploaded).toBe(2);
    expect((await director.delete(`/api/request/DeleteUploadedFile/${id}/${file.Id}`)).status).toBe(200);
  });

  test('a file without its bytes does not hold up the others', async () => {
    const port = Number(new URL(scanner.url).port);
    await scanner.close();
    await send('pirmas.txt', 'a');
    await send('antras.txt', 'b');
    const { storage_key: key } = await api.database.db
      .selectFrom('attachment')
      .select('storage_key')
      .where('file_name', '=', 'pirmas.txt')
      .executeTakeFirstOrThrow();
    await api.deps.files.remove(key);
    scanner = await startVirusScanner({ port });
    await secondLook(async () => {
      await until(async () => (await stateOf('antras.txt')) === 'clean', { what: 'the second look' });
    });
    expect(await stateOf('pirmas.txt')).toBe('unchecked');
  });
});
