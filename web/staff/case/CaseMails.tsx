import { useQuery } from '@tanstack/react-query';
import { MAIL_TEXT } from '../../../domain/texts/lt/mail.ts';
import { CASE_MAILS } from '../../../domain/texts/lt/screen/notices.ts';
import { api, ask } from '../../api/client.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Skeletons } from '../../ui/Skeletons.tsx';
import { KEYS } from '../data/queries.ts';
import classes from './Case.module.css';

/** Every mail of the case: what, to whom, what became of it and when. */
export default function CaseMails({ requestId }: { requestId: number }) {
  const mails = useQuery({
    queryKey: [...KEYS.case(requestId), 'mails'],
    queryFn: () => ask(api.GET('/api/BackOffice/GetMails', { params: { query: { requestId } } })),
  });
  return (
    <>
      <h2 className={classes.paneTitle}>{CASE_MAILS.title}</h2>
      {mails.isError && <ErrorState title={CASE_MAILS.failed} onRetry={() => void mails.refetch()} />}
      {mails.isPending && <Skeletons rows={2} height={40} />}
      {mails.data?.length === 0 && <p className={classes.empty}>{CASE_MAILS.empty}</p>}
      {mails.data && mails.data.length > 0 && (
        <table className={classes.table}>
          <tbody>
            {mails.data.map(({ Id, kind, address, state, at }) => (
              <tr key={Id} data-tone={LOST.includes(state) ? 'danger' : undefined}>
                <th scope="row">
                  {MAIL_TEXT[kind].title}
                  <br />
                  <span className={classes.empty}>{address || CASE_MAILS.nobody}</span>
                </th>
                <td>
                  {CASE_MAILS.state[state]}
                  <br />
                  <span className="num">{at.slice(0, 16)}</span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  );
}

const LOST: readonly string[] = ['refused', 'bounced', 'nobody'];
