import express, { type Request, type RequestHandler } from 'express';
import Negotiator from 'negotiator';
import { extname } from 'node:path';

type FileOptions = NonNullable<Parameters<typeof express.static>[1]>;

/** What the build leaves beside every file that gets smaller by it (vite.config.ts). */
const ENDING = { br: '.br', gzip: '.gz', identity: '' } as const;
const PREFERRED = ['br', 'gzip', 'identity'] as const;

/** Files of the build, each in the encoding the caller weighs highest; of equals in the smallest. */
export function builtFiles(folder: string, options: FileOptions): RequestHandler {
  const plain = express.static(folder, options);
  const packed = express.static(folder, {
    ...options,
    // What was not packed is sent as it is.
    fallthrough: true,
    setHeaders(res, path) {
      const ending = extname(path);
      res.setHeader('Content-Encoding', ending === ENDING.br ? 'br' : 'gzip');
      res.type(extname(path.slice(0, -ending.length)));
    },
  });
  return (req, res, next) => {
    res.vary('Accept-Encoding');
    // An error is an answer of its own: it is not packed, and no version of the file.
    const refuse = (error: unknown): void => {
      for (const name of ['Content-Encoding', 'ETag', 'Last-Modified']) res.removeHeader(name);
      next(error);
    };
    const sendPlain = (): unknown => plain(req, res, (error) => (error ? refuse(error) : next()));
    const encoding = encodingFor(req);
    if (encoding === 'identity') return sendPlain();
    const { url } = req;
    req.url = url.replace(/(?=\?)|$/, ENDING[encoding]);
    packed(req, res, (error) => {
      req.url = url;
      if (error) refuse(error);
      else sendPlain();
    });
  };
}

/** A caller who refuses everything gets the file as it is, which everybody can read. */
function encodingFor(req: Request): keyof typeof ENDING {
  return new Negotiator(req).encoding(PREFERRED, { preferred: PREFERRED }) ?? 'identity';
}
