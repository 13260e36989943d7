import { SIGNATURES as T } from '../../../domain/texts/lt/screen/applicant-request.ts';
import { signatureWords } from '../../../domain/texts/lt/signature.ts';
import { Card } from '../../ui/Card.tsx';
import { withDates } from '../../ui/DateText.tsx';
import type { SigningInfo } from './queries.ts';
import classes from './Signing.module.css';

interface SignatoriesProps {
  info: SigningInfo;
  /** The document that is signed. */
  document: SigningInfo['documents'][number];
  /** In whose name the applicant's side signs. */
  party: string;
  /** Until when the applicant's side may. */
  dueDate: string | null;
}

/** Who has signed and when, whose turn it is, who comes after. */
export function Signatories({ info, document, party, dueDate }: SignatoriesProps) {
  const rows = [
    {
      role: T.applicant,
      name: document.ApplicantSignedBy ?? party,
      signed: document.ApplicantSigningDate,
      told: document.ApplicantSignature,
      now: info.waitsFor === 'applicant',
      promised: dueDate && T.until(dueDate),
    },
    {
      role: T.provider,
      name: null,
      signed: document.InvegaSigningDate,
      told: document.InvegaSignature,
      now: info.waitsFor === 'provider',
      promised: T.promised,
    },
  ];
  return (
    <Card title={T.title}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{T.who}</th>
            <th scope="col">{T.state}</th>
            <th scope="col">{T.when}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.role}>
              <th scope="row">
                {row.role}
                {row.name && <span className={classes.under}>{row.name}</span>}
              </th>
              <td>
                {row.signed ? T.signed : row.now ? <b>{T.now}</b> : T.later}
                {row.told && <span className={classes.under}>{withDates(signatureWords(row.told))}</span>}
              </td>
              <td>{withDates(row.signed ?? row.promised ?? '')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}
