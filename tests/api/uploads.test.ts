import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { ZipFile } from 'yazl';
import { MAX_FILE_BYTES } from '../../domain/documents/limits.ts';
import { PROBLEM_TEXT } from '../../domain/texts/lt/problem.ts';
import { startApi, type Api, type Client } from '../harness/api.ts';
import { until } from '../harness/index.ts';
import { testFolder } from '../harness/test-folder.ts';

let api: Api;
let director: Client;
let id = 0;
beforeAll(async () => {
  api = await startApi();
  director = await api.applicant();
  id = (await director.post('/api/Request/Start', { json: {} })).body.requestId as number;
}, 120_000);
afterAll(async () => await api?.close(), 60_000);

const PDF = Buffer.from('%PDF-1.7\n%%EOF\n');

function form(name: string, bytes: Buffer, fileType = 1, more: readonly [string, Buffer][] = []): FormData {
  const made = new FormData();
  made.set('RequestId', String(id));
  made.set('FileType', String(fileType));
  for (const [each, content] of [[name, bytes] as const, ...more])
    made.append('Files', new Blob([new Uint8Array(content)]), each);
  return made;
}
const send = (name: string, bytes: Buffer, fileType = 1) =>
  director.post('/api/request/UploadFiles', { form: form(name, bytes, fileType) });
const count = async (): Promise<number> =>
  ((await director.get(`/api/request/GetUploadedFiles/${id}`)).body as unknown[]).length;
const incoming = (): string => join(api.deps.config.STORAGE_DIR, 'incoming');
/** Bytes on their way in this installation. */
const waiting = (): number =>
  existsSync(incoming())
    ? readdirSync(incoming(), { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
        .length
    : 0;
const storedFiles = async (): Promise<number> => {
  let found = 0;
  for await (const { storageKey } of api.deps.files.list()) found += storageKey ? 1 : 0;
  return found;
};

const uploadHeaders = (headers: Record<string, string>) => ({
  ...director.headers(),
  'idempotency-key': randomUUID(),
  'content-type': 'multipart/form-data; boundary=x',
  ...headers,
});

/** Sends so many bytes of the body and is gone. */
function cutUpload(body: Buffer, at: number): Promise<void> {
  return new Promise((resolve) => {
    const call = request(`${api.url}/api/request/UploadFiles`, {
      method: 'POST',
      headers: uploadHeaders({ 'content-length': String(body.length) }),
    });
    call.on('error', () => resolve()).on('close', () => resolve());
    call.flushHeaders();
    call.write(body.subarray(0, at));
    setTimeout(() => call.destroy(), 150);
  });
}

/** Goes on sending one file, a megabyte every 5 ms, until it is cut off. */
function sendEndlessly(
  headers: Record<string, string>,
): Promise<{ status: number; body: string; sent: number }> {
  return new Promise((resolve, reject) => {
    let answered: { status: number; body: string } | null = null;
    let sent = 0;
    const call = request(`${api.url}/api/request/UploadFiles`, {
      method: 'POST',
      headers: uploadHeaders(headers),
    });
    call.write('--x\r\nContent-Disposition: form-data; name="Files"; filename="a.pdf"\r\n\r\n%PDF-');
    const piece = Buffer.alloc(1024 * 1024);
    const sending = setInterval(() => {
      if (call.writableNeedDrain) return;
      sent += piece.length;
      call.write(piece);
    }, 5);
    const end = (error?: Error): void => {
      clearInterval(sending);
      if (answered) resolve({ ...answered, sent });
      else reject(error ?? new Error('cut off without an answer'));
    };
    call.on('response', (answer) => {
      let body = '';
      answer.setEncoding('utf8').on('data', (text: string) => {
        body += text;
        answered = { status: answer.statusCode ?? 0, body };
      });
      answer.on('error', () => undefined);
    });
    call.on('error', end).on('close', () => end());
  });
}

async function archive(names: readonly string[]): Promise<Buffer> {
  const zip = new ZipFile();
  for (const name of names) zip.addBuffer(Buffer.from('<a/>'), name);
  zip.end();
  const parts: Buffer[] = [];
  for await (const part of zip.outputStream) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

describe('uploads', () => {
  test('exactly 21,966,080 bytes are accepted, one byte more is not', async () => {
    const full = Buffer.alloc(MAX_FILE_BYTES);
    PDF.copy(full);
    expect((await send('didelis.pdf', full)).status).toBe(200);
    const over = await send('per-didelis.pdf', Buffer.concat([full, Buffer.from([0])]));
    expect(over).toMatchObject({
      status: 413,
      body: { code: 'fileTooLarge', ErrorDescription: 'Įkeliamas priedas viršija 20mb leistiną limitą' },
    });
    await until(() => waiting() === 0, { what: 'the empty folder' });
  }, 60_000);

  test.each([
    ['an extension of another purpose', 'a.txt', 'labas', 1],
    ['a name without extension', 'failas', '%PDF-1.7', 1],
    ['an empty file', 'a.pdf', '', 1],
    ['content that is something else', 'a.pdf', 'MZ\u0000\u0001', 1],
    ['a web page called pdf', 'a.pdf', '<html><script>alert(1)</script>', 1],
    ['a picture where a picture is not asked', 'a.jpg', '\u00ff\u00d8\u00ff', 1],
    ['a program that says it is a PDF', 'sutartis.pdf', 'MZ\u0090\u0000\u0003 %PDF-1.7', 1],
    ['a script that says it is a PDF', 'sutartis.pdf', '#!/bin/sh\n# %PDF-1.7', 1],
    ['an archive that says it is a Word document', 'a.docx', 'PK\u0003\u0004 nothing', 3],
    ['a program that says it is text', 'a.txt', '\u007fELF\u0001\u0001', 11],
  ])('%s is refused with the field of the file', async (_name, name, content, type) => {
    const before = await count();
    const answer = await send(name, Buffer.from(content, 'latin1'), type);
    expect(answer.status).toBe(400);
    expect(answer.body.errors['Files[0].FileName']).toHaveLength(1);
    expect(await count()).toBe(before);
  });

  test('an office document is known by what is inside it', async () => {
    const word = await archive(['[Content_Types].xml', 'word/document.xml']);
    expect((await send('įstatai.docx', word, 3)).status).toBe(200);
    for (const [name, bytes, type] of [
      ['įstatai.docx', await archive(['readme.txt']), 3],
      ['įstatai.docx', await archive(['[Content_Types].xml', 'xl/workbook.xml']), 3],
      ['įstatai.docx', await archive(['[Content_Types].xml', 'word/document.xml', 'word/vbaProject.bin']), 3],
      ['lentelė.xlsx', word, 11],
    ] as const) {
      const refused = await send(name, bytes, type);
      expect(refused.body.errors['Files[0].FileName']).toEqual([PROBLEM_TEXT.fileContentMismatch]);
    }
  });

  test('a purpose nobody knows, no file and too many files are refused', async () => {
    expect((await send('a.pdf', PDF, 99)).body.errors.FileType).toBeDefined();
    const nowhere = form('a.pdf', PDF, 1);
    nowhere.set('RequestId', 'abc');
    const { errors } = (await director.post('/api/request/UploadFiles', { form: nowhere })).body as {
      errors: Record<string, string[]>;
    };
    expect(errors.RequestId![0]).toMatch(/\S/);
    expect((await send('a.txt', Buffer.from('labas'), 1)).body.errors['Files[0].FileName'][0]).toMatch(/\S/);
    const none = new FormData();
    none.set('RequestId', String(id));
    none.set('FileType', '1');
    expect((await director.post('/api/request/UploadFiles', { form: none })).body.errors.Files).toEqual([
      'Privalote pasirinkti priedą',
    ]);
    const many = form(
      'a.pdf',
      PDF,
      1,
      Array.from({ length: 10 }, (_one, index) => [`${index}.pdf`, PDF] as [string, Buffer]),
    );
    expect(await director.post('/api/request/UploadFiles', { form: many })).toMatchObject({
      status: 400,
      body: { code: 'fileLimitReached' },
    });
  });

  test('names are kept readable and harmless', async () => {
    const answer = await send('../../etc/Šiaurės „linija“\u202e.pdf', PDF);
    expect(answer.body[0].FileName).toBe('Šiaurės „linija“.pdf');
  });

  test('the same upload again adds nothing', async () => {
    const before = await count();
    const key = 'same-upload-1';
    const one = await director.post('/api/request/UploadFiles', { form: form('x.pdf', PDF), key });
    const two = await director.post('/api/request/UploadFiles', { form: form('x.pdf', PDF), key });
    expect(two.body).toEqual(one.body);
    expect(await count()).toBe(before + 1);
    const other = await director.post('/api/request/UploadFiles', { form: form('y.pdf', PDF), key });
    expect(other).toMatchObject({ status: 409, body: { code: 'idempotencyKeyReused' } });
  });

  test('an upload cut at any byte leaves nothing: no row, no file, nothing half written', async () => {
    const body = Buffer.concat([
      Buffer.from(
        [
          `--x\r\nContent-Disposition: form-data; name="RequestId"\r\n\r\n${id}`,
          '--x\r\nContent-Disposition: form-data; name="FileType"\r\n\r\n1',
          '--x\r\nContent-Disposition: form-data; name="Files"; filename="a.pdf"\r\n\r\n%PDF-1.7',
        ].join('\r\n'),
      ),
      Buffer.alloc(700_000),
      Buffer.from('\r\n--x--\r\n'),
    ]);
    const head = body.indexOf('%PDF');
    const [rows, stored] = [await count(), await storedFiles()];
    for (const at of [0, 1, head - 1, head, head + 1, 65_536, 350_000, body.length - 8, body.length - 1])
      await cutUpload(body, at);
    await until(() => waiting() === 0, { what: 'the empty folder' });
    expect(await count()).toBe(rows);
    expect(await storedFiles()).toBe(stored);
    // The same bytes to their end are an upload.
    await cutUpload(body, body.length);
    await until(async () => (await count()) === rows + 1, { what: 'the whole upload' });
  }, 30_000);

  test.each([
    ['announced as 5 GB', { 'content-length': String(5 * 1024 ** 3) }, 60],
    ['that never ends', { 'transfer-encoding': 'chunked' }, 90],
  ])(
    'a body %s is refused without being read to its end',
    async (_name, headers, mostMegabytes) => {
      const answer = await sendEndlessly(headers);
      expect(answer.status).toBe(413);
      expect(JSON.parse(answer.body)).toMatchObject({
        code: 'fileTooLarge',
        ErrorDescription: 'Įkeliamas priedas viršija 20mb leistiną limitą',
      });
      expect(answer.sent / 1024 ** 2).toBeLessThan(mostMegabytes);
      await until(() => waiting() === 0, { what: 'the empty folder' });
    },
    30_000,
  );

  test('a storage that cannot be written is our fault: a code of its own, and a line in the log', async () => {
    const file = testFolder('no-storage-');
    await writeFile(join(file.path, 'a-file'), '');
    const other = await startApi({ withWorker: false, env: { STORAGE_DIR: join(file.path, 'a-file') } });
    try {
      const somebody = await other.applicant();
      const answer = await somebody.post('/api/request/UploadFiles', { form: form('a.pdf', PDF) });
      expect(answer).toMatchObject({ status: 503, body: { code: 'fileNotStored' } });
      expect(other.logs()).toContain('ENOTDIR');
    } finally {
      await other.close();
      file.remove();
    }
  }, 60_000);

  test('a file is deleted by its owner while the form is open', async () => {
    const made = await send('trinti.pdf', PDF);
    expect(made.body[0].AllowDelete).toBe(true);
    const path = `/api/request/DeleteUploadedFile/${id}/${made.body[0].Id}`;
    expect((await director.delete(path)).status).toBe(200);
    expect((await director.get(`/api/request/DownloadFile/${id}/${made.body[0].Id}`)).status).toBe(404);
  });

  test('downloads are attachments nobody sniffs', async () => {
    const [file] = (await director.get(`/api/request/GetUploadedFiles/${id}`)).body as { Id: string }[];
    const answer = await director.get(`/api/request/DownloadFile/${id}/${file!.Id}`);
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('content-security-policy')).toContain('sandbox');
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  test('bytes that changed in the store are not given out, alone or in the archive', async () => {
    const made = await send('keisti.pdf', Buffer.concat([PDF, Buffer.alloc(300_000)]));
    const file = made.body[0] as { Id: string };
    const { storage_key: key } = await api.database.db
      .selectFrom('attachment')
      .select('storage_key')
      .where('id', '=', file.Id)
      .executeTakeFirstOrThrow();
    const path = `/api/request/DownloadFile/${id}/${file.Id}`;
    expect((await director.get(path)).bytes).toHaveLength(PDF.length + 300_000);
    await writeFile(join(api.deps.config.STORAGE_DIR, key), Buffer.alloc(20, 65));
    expect(await director.get(path)).toMatchObject({ status: 500, body: { code: 'unexpected' } });
    await expect(director.get(`/api/request/DownloadAllFiles/${id}`)).rejects.toThrow();
    expect(api.logs()).toContain('FileDamagedError');
    await director.delete(`/api/request/DeleteUploadedFile/${id}/${file.Id}`);
    const zip = await director.get(`/api/request/DownloadAllFiles/${id}`);
    expect(zip.headers.get('content-disposition')).toContain(`Visi_priedai_${id}.zip`);
    expect(zip.bytes.subarray(0, 2).toString()).toBe('PK');
  }, 30_000);
});
