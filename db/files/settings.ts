import { z } from 'zod';
import { clamdScanner, type Scanner } from './scanner.ts';
import { diskFileStore, type FileStore } from './store.ts';

/** Where files are kept and who scans them: the same for every process, part of its own settings. */
export const FILE_SETTINGS = {
  /** Files; with S3 only the folder in which bytes are gathered before they are sent. */
  STORAGE_DIR: z.string().min(1),
  S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  S3_BUCKET: z.string().min(3).default('paskolos'),
  S3_REGION: z.string().min(1).default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().default(''),
  S3_SECRET_ACCESS_KEY: z.string().default(''),
  S3_SESSION_TOKEN: z.string().default(''),
  /** tcp://host:port of clamd; without it files are accepted and marked as not scanned. */
  CLAMAV_URL: z.url({ protocol: /^tcp$/ }).optional(),
};

type FileSettings = z.output<z.ZodObject<typeof FILE_SETTINGS>>;

/** The store these settings name; what speaks S3 is loaded only when it is used. */
export async function openFileStore(settings: FileSettings): Promise<FileStore> {
  const { STORAGE_DIR, S3_ENDPOINT } = settings;
  if (!S3_ENDPOINT) return diskFileStore(STORAGE_DIR);
  const { s3FileStore } = await import('./s3-store.ts');
  return s3FileStore({
    endpoint: S3_ENDPOINT,
    bucket: settings.S3_BUCKET,
    region: settings.S3_REGION,
    accessKeyId: settings.S3_ACCESS_KEY_ID,
    secretAccessKey: settings.S3_SECRET_ACCESS_KEY,
    sessionToken: settings.S3_SESSION_TOKEN,
    spool: STORAGE_DIR,
  });
}

/** The scanner these settings name; null when there is none. */
export function openScanner({ CLAMAV_URL }: FileSettings): Scanner | null {
  return CLAMAV_URL ? clamdScanner(CLAMAV_URL) : null;
}
