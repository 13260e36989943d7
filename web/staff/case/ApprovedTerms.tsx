import { formatRate } from '../../../domain/texts/lt/format.ts';
import { monthsShort, TERMS } from '../../../domain/texts/lt/terms.ts';
import { eurOfWire, fromWire } from '../../../domain/values/money.ts';
import { DataList } from '../../ui/DataList.tsx';
import type { StaffCase } from '../data/types.ts';
import classes from './Case.module.css';
import { ComparedTerms } from './ComparedTerms.tsx';
import { LaterProposals } from './LaterProposals.tsx';

const percent = (wire: string): string => formatRate(fromWire(wire) ?? 0);

/** What the approver bound the contract to, beside the contract itself, and what is proposed beyond it. */
export function ApprovedTerms({ request }: { request: StaffCase }) {
  const { ApprovedTerms: approved, termsProposals: proposals } = request;
  return (
    <>
      {approved && (
        <DataList
          look="grid"
          items={[
            {
              label: `${TERMS.title}: ${TERMS.sum.toLowerCase()}`,
              value: TERMS.upTo(eurOfWire(approved.InvegaLoanSum)),
            },
            { label: TERMS.rate, value: rateWords(approved) },
            { label: TERMS.longest, value: monthsShort(approved.InvegaLoanTerm) },
            {
              label: TERMS.delay,
              value:
                approved.InvegaLoanDelayTerm === 0
                  ? TERMS.none
                  : TERMS.upTo(monthsShort(approved.InvegaLoanDelayTerm)),
            },
            { label: TERMS.hash, value: <span className={classes.hash}>{approved.Hash}</span> },
          ]}
        />
      )}
      <ComparedTerms request={request} />
      <LaterProposals proposals={proposals} />
    </>
  );
}

function rateWords({ LowestRate, Formula }: NonNullable<StaffCase['ApprovedTerms']>): string {
  const least = TERMS.atLeast(percent(LowestRate));
  if (!Formula) return least;
  return `${least}: ${TERMS.formula(percent(Formula.Reference), percent(Formula.Margin))}`;
}
