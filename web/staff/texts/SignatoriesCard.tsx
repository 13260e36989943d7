import { Button } from '@mantine/core';
import { useState } from 'react';
import { SIGNATORIES as T } from '../../../domain/texts/lt/screen/staff-texts.ts';
import { Card } from '../../ui/Card.tsx';
import { Skeletons } from '../../ui/Skeletons.tsx';
import { OfficeDialog } from './OfficeDialog.tsx';
import { useSignatories, type Signatories } from './queries.ts';
import classes from './Texts.module.css';

type Account = Signatories['accounts'][number];

/** „Įgaliojimas: 2026-01-05 Nr. 12“ of everybody who signs for the provider; a change says why. */
export function SignatoriesCard() {
  const { data } = useSignatories();
  const [changed, setChanged] = useState<Account | null>(null);
  return (
    <Card title={T.title}>
      <p className={classes.note}>{T.lead}</p>
      {!data ? <Skeletons rows={2} /> : data.accounts.length === 0 ? <p>{T.none}</p> : null}
      {data && data.accounts.length > 0 && (
        <table className={classes.table} aria-label={T.title}>
          <thead>
            <tr>
              <th scope="col">{T.columns.name}</th>
              <th scope="col">{T.columns.office}</th>
              <th scope="col">
                <span className="visually-hidden">{T.columns.action}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {data.accounts.map((account) => (
              <tr key={account.id}>
                <td>{account.name}</td>
                <td>
                  <Office held={account} />
                </td>
                <td>
                  <Button
                    size="compact-sm"
                    variant="default"
                    aria-label={T.changeOf(account.name)}
                    onClick={() => setChanged(account)}
                  >
                    {T.change}
                  </Button>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {data && data.history.length > 0 && (
        <details className={classes.history}>
          <summary>{T.history}</summary>
          <ul className={classes.list}>
            {data.history.map((entry) => (
              <li key={`${entry.name} ${entry.madeAt}`} className={classes.row}>
                <span>
                  {entry.name}: {entry.office ? <Office held={entry} /> : T.removed}
                </span>
                <span>{entry.reason}</span>
                <span className={classes.meta}>{T.made(entry.madeBy, entry.madeAt)}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
      {changed && <OfficeDialog account={changed} onClose={() => setChanged(null)} />}
    </Card>
  );
}

function Office({ held: { office, basisNumber, basisDate } }: { held: Omit<Account, 'id' | 'name'> }) {
  if (!office) return <span className={classes.meta}>{T.notKept}</span>;
  return (
    <>
      {office}
      <span className={classes.meta}> {T.basis(basisNumber ?? '', basisDate ?? '')}</span>
    </>
  );
}
