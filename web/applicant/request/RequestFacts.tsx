import { Button } from '@mantine/core';
import { formatEur, formatRate } from '../../../domain/texts/lt/format.ts';
import { CRITERIA } from '../../../domain/texts/lt/screen/form.ts';
import { REQUESTS } from '../../../domain/texts/lt/screen/applicant.ts';
import { VIEW } from '../../../domain/texts/lt/screen/view.ts';
import { CONDITIONS } from '../../../domain/texts/lt/screen/applicant-request.ts';
import { fromWire } from '../../../domain/values/money.ts';
import { Card } from '../../ui/Card.tsx';
import { DataList, type DataItem } from '../../ui/DataList.tsx';
import { grantedWire } from '../list/row-model.ts';
import type { RequestDetail } from './queries.ts';

const eur = (wire: string | null | undefined): string | null => {
  const cents = fromWire(wire);
  return cents === null ? null : formatEur(cents);
};

/** The conditions of the contract as they stand; those not agreed on yet are left out. */
export function contractItems({ Contract: terms }: Pick<RequestDetail, 'Contract'>): DataItem[] {
  const rate = fromWire(terms.InvegaLoanInterestRate);
  return [
    { label: VIEW.contractNumber, value: terms.InvegaContractNumber },
    { label: VIEW.contractSum, value: eur(terms.InvegaLoanSum) },
    { label: VIEW.rate, value: rate === null ? null : formatRate(rate) },
    { label: VIEW.until, value: terms.InvegaLoanPaymentTerm },
    {
      label: VIEW.delay,
      value: terms.InvegaLoanDelayTerm === null ? null : CONDITIONS.months(terms.InvegaLoanDelayTerm),
    },
  ].filter(({ value }) => value !== null);
}

interface RequestFactsProps {
  detail: RequestDetail;
  /** Present when the criteria were checked. */
  onCriteria?: () => void;
}

/** „Svarbiausia“: sums, dates, the contract, the criteria. */
export function RequestFacts({ detail, onCriteria }: RequestFactsProps) {
  const { Created, SubmittedDate, Status: status } = detail.RequestSystemInfo;
  const loan = detail.LoanInfo as { LoanSum?: string } | undefined;
  const hasContract = detail.Contract.InvegaContractNumber !== null;
  const granted = hasContract ? null : eur(grantedWire(status, detail.Contract.InvegaLoanSum));
  return (
    <Card title={VIEW.requestFacts}>
      <DataList
        items={[
          { label: VIEW.askedSum, value: eur(loan?.LoanSum) },
          ...(granted ? [{ label: VIEW.grantedSum, value: granted }] : []),
          { label: REQUESTS.columns.CreateDate, value: Created },
          ...(SubmittedDate ? [{ label: REQUESTS.columns.SubmittedDate, value: SubmittedDate }] : []),
          ...(hasContract ? contractItems(detail) : []),
        ]}
      />
      {onCriteria && (
        <Button variant="subtle" size="sm" ml={-14} onClick={onCriteria}>
          {CRITERIA.view}
        </Button>
      )}
    </Card>
  );
}
