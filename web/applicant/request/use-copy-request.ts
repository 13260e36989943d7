import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ACTION_DIALOG } from '../../../domain/texts/lt/action-dialog.ts';
import { act, ActionKey } from '../../api/act.ts';
import { api } from '../../api/client.ts';
import { queryClient, showProblem } from '../../api/query-client.ts';
import { paths } from '../../paths.ts';
import { notifySuccess } from '../../ui/notify.ts';

/** „Kurti naują prašymą šio pagrindu“: answers are copied, attachments and identity are not. */
export function useCopyRequest(): { run: (id: number) => Promise<void>; busy: boolean } {
  const navigate = useNavigate();
  const key = useRef(new ActionKey());
  const [busy, setBusy] = useState(false);
  const run = async (id: number) => {
    setBusy(true);
    try {
      const made = await act(
        (header) => api.POST('/api/Request/Copy/{id}', { params: { path: { id }, header } }),
        key.current,
      );
      await queryClient.invalidateQueries({ queryKey: ['requests'] });
      notifySuccess(ACTION_DIALOG.copy.success);
      await navigate(paths.request(made.requestId));
    } catch (problem) {
      showProblem(problem);
    } finally {
      setBusy(false);
    }
  };
  return { run, busy };
}
