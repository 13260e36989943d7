import { queryClient } from '../../api/query-client.ts';

/** After an action everything a page shows of the request is asked for again, and the list of requests with it. */
export async function refreshRequest(id: number): Promise<void> {
  await queryClient.invalidateQueries({
    predicate: ({ queryKey }) => queryKey[0] === 'requests' || queryKey[1] === id,
  });
}
