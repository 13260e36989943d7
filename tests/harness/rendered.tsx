// A screen without a browser: what a person reads of it, once its later parts have come.
import { createTheme, MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider, type QueryKey } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { MemoryRouter } from 'react-router-dom';

interface Given {
  /** What the server has answered already, by the key of the question. */
  answers?: readonly (readonly [QueryKey, unknown])[];
  address?: string;
}

export interface Rendered {
  html: string;
  /** All words in their order, tags and repeated spaces gone. */
  text: string;
  /** Heads of columns, and cells row by row. */
  heads: string[];
  rows: string[][];
}

/** Dialogs stand where they are written, and at once. */
const IN_PLACE = createTheme({
  components: { Modal: { defaultProps: { withinPortal: false, transitionProps: { duration: 0 } } } },
});

export async function rendered(
  element: ReactNode,
  { answers = [], address = '/' }: Given = {},
): Promise<Rendered> {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  for (const [key, data] of answers) client.setQueryData(key, data);
  const { prelude } = await prerender(
    <MantineProvider env="test" theme={IN_PLACE}>
      <QueryClientProvider client={client}>
        <MemoryRouter initialEntries={[address]}>{element}</MemoryRouter>
      </QueryClientProvider>
    </MantineProvider>,
  );
  client.clear();
  return read(await new Response(prelude as BodyInit).text());
}

function read(whole: string): Rendered {
  const html = whole.replace(/<(style|script|svg)\b[\s\S]*?<\/\1>/g, '').replace(/<!--[\s\S]*?-->/g, '');
  const within = (tag: string, text: string): string[] =>
    [...text.matchAll(new RegExp(`<${tag}\\b[^>]*>([\\s\\S]*?)</${tag}>`, 'g'))].map(([, inner]) => inner!);
  const heads = [...html.matchAll(/<th scope="col"[^>]*>([\s\S]*?)<\/th>/g)].map(([, inner]) =>
    words(inner!),
  );
  const rows = within('tbody', html)
    .flatMap((body) => within('tr', body))
    .map((row) => within('t[dh]', row).map(words));
  return { html, text: words(html), heads, rows };
}

function words(html: string): string {
  return html
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .replace(/[\s\u00A0]+/g, ' ')
    .trim();
}
