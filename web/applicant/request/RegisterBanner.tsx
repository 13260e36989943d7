import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { REGISTERS } from '../../../domain/texts/lt/screen/form.ts';
import { queryClient } from '../../api/query-client.ts';
import { announce } from '../../ui/announce.ts';
import { Card } from '../../ui/Card.tsx';
import { RegisterSteps } from './RegisterSteps.tsx';
import { limitQuery, registersQuery, requestQuery } from './queries.ts';

/** While the registers are still answering: what is asked, and the form goes on beside it. */
export function RegisterBanner({ requestId, partyId }: { requestId: number; partyId: number }) {
  const registers = useQuery(registersQuery(partyId));
  const status = registers.data?.Status;
  const last = useRef(status);
  useEffect(() => {
    if (last.current === 'InProgress' && status === 'Finished') {
      announce(REGISTERS.started);
      void queryClient.invalidateQueries({ queryKey: requestQuery(requestId).queryKey });
      void queryClient.invalidateQueries({ queryKey: limitQuery(requestId).queryKey });
    }
    last.current = status;
  }, [requestId, status]);
  if (!registers.data || status === 'Finished' || registers.data.runId === null) return null;
  return (
    <Card title={REGISTERS.heading}>
      <RegisterSteps progress={registers.data} />
    </Card>
  );
}
