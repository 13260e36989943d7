import { api, ask } from '../../api/client.ts';

export const signingInfoQuery = (id: number) => ({
  queryKey: ['signing', id],
  queryFn: () => ask(api.GET('/api/Request/GetSigningInfo/{id}', { params: { path: { id } } })),
});

export type SigningInfo = Awaited<ReturnType<ReturnType<typeof signingInfoQuery>['queryFn']>>;
