import { queryOptions } from '@tanstack/react-query';
import { api, ask } from '../api/client.ts';
import type { components } from '../api/schema.gen.ts';
import { NOTICES_KEY, POLL_MS } from './unread.ts';

export type Notice = components['schemas']['Notice'];
export type MailSettings = components['schemas']['MailSettings'];

/** The newest `pages` pages. */
export const noticesQuery = (pages: number) =>
  queryOptions({
    queryKey: [...NOTICES_KEY, 'list', pages],
    queryFn: async () => {
      const all = await Promise.all(
        Array.from({ length: pages }, (_, at) =>
          ask(api.GET('/api/Notifications/GetList', { params: { query: { page: at + 1 } } })),
        ),
      );
      const [first] = all;
      return { ...first!, items: all.flatMap(({ items }) => items) };
    },
    staleTime: 0,
    refetchInterval: POLL_MS,
  });

export const mailSettingsQuery = queryOptions({
  queryKey: [...NOTICES_KEY, 'settings'],
  queryFn: () => ask(api.GET('/api/Users/GetMailSettings')),
  staleTime: 0,
});
