import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { existsSync, readdirSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MAX_FILE_BYTES } from '../../domain/documents/limits.ts';
import { startApi, type Api, type Client } from '../harness/api.ts';
import { until } from '../harness/index.ts';

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
const waiting = (): number => {
  const folder = join(tmpdir(), 'portal-uploads');
  return existsSync(folder) ? readdirSync(folder).length : 0;
};

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
  ])('%s is refused with the field of the file', async (_name, name, content, type) => {
    const before = await count();
    const answer = await send(name, Buffer.from(content, 'latin1'), type);
    expect(answer.status).toBe(400);
    expect(answer.body.errors['Files[0].FileName']).toHaveLength(1);
    expect(await count()).toBe(before);
  });

  test('a purpose nobody knows, no file and too many files are refused', async () => {
    expect((await send('a.pdf', PDF, 99)).body.errors.FileType).toBeDefined();
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

  test('an upload cut in the middle leaves nothing', async () => {
    const before = await count();
    await new Promise<void>((resolve) => {
      const call = request(`${api.url}/api/request/UploadFiles`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${director.token}`,
          'idempotency-key': 'cut-upload-01',
          'content-type': 'multipart/form-data; boundary=x',
          'content-length': '5000000',
        },
      });
      call.on('error', () => resolve());
      call.write('--x\r\nContent-Disposition: form-data; name="Files"; filename="a.pdf"\r\n\r\n%PDF-');
      call.write(Buffer.alloc(1_000_000));
      setTimeout(() => call.destroy(), 200);
      call.on('close', () => resolve());
    });
    await until(() => waiting() === 0, { what: 'the empty folder' });
    expect(await count()).toBe(before);
  });

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
});
