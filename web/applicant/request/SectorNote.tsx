import { useQuery } from '@tanstack/react-query';
import { api, ask } from '../../api/client.ts';
import { Note } from '../../ui/Note.tsx';

/** Said as soon as a sector is chosen that another request of the party has taken, not only when it is sent in. */
export default function SectorNote({ id, sector }: { id: number; sector: 1 | 2 | 3 }) {
  const check = useQuery({
    queryKey: ['sector', id, sector],
    queryFn: () =>
      ask(api.POST('/api/Request/CanCreateOrSubmit', { body: { requestId: id, sectorType: sector } })),
  });
  if (check.data?.code !== 'oneRequestPerSector') return null;
  return (
    <Note tone="danger" live>
      {check.data.ErrorDescription}
    </Note>
  );
}
