import type { Scheme } from '../../../domain/schemes/index.ts';
import { DESCRIPTION as T } from '../../../domain/texts/lt/screen/conditions.ts';
import { fromWire } from '../../../domain/values/money.ts';
import { budgetParts } from '../../ui/budget.ts';
import { Card } from '../../ui/Card.tsx';
import { DataList } from '../../ui/DataList.tsx';
import { loadSchemes } from '../loads.ts';
import { useAnswer } from '../use-answer.ts';
import { factsOf } from './facts-of.ts';

/** The facts box; what is left of the budget joins it when it is known. */
export function SchemeFacts({ scheme }: { scheme: Scheme }) {
  const row = useAnswer(loadSchemes)?.find(({ Code }) => Code === scheme.code);
  const budgetCents = fromWire(row?.Budget) ?? 0;
  const kept = row && {
    budgetCents,
    freeCents: budgetParts({
      totalCents: budgetCents,
      signedCents: fromWire(row.Issued) ?? 0,
      reservedCents: fromWire(row.Reserved) ?? 0,
    }).freeCents,
    period: { from: row.From, to: row.To },
  };
  return (
    <Card title={T.factsTitle}>
      <DataList items={factsOf(scheme, kept ?? null)} />
    </Card>
  );
}
