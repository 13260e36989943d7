import { Button } from '@mantine/core';
import { Suspense, useState, type ReactNode } from 'react';
import { STATISTICS as T } from '../../../domain/texts/lt/screen/staff-statistics.ts';
import { Card } from '../../ui/Card.tsx';
import classes from './Statistics.module.css';

interface ChartCardProps {
  /** What is seen, in a sentence. */
  title: string;
  lead: string;
  chart: ReactNode;
  table: ReactNode;
  children?: ReactNode;
}

/** A chart with its table: one or the other on the screen, the table on paper and for who listens. */
export function ChartCard({ title, lead, chart, table, children }: ChartCardProps) {
  const [asTable, setAsTable] = useState(false);
  return (
    <Card
      title={title}
      aside={
        <Button variant="subtle" size="compact-xs" data-print="no" onClick={() => setAsTable(!asTable)}>
          {asTable ? T.chart : T.table}
        </Button>
      }
    >
      <p className={classes.lead}>{lead}</p>
      {!asTable && (
        // Its table says the same to whoever listens: the picture is no stop for them.
        <div className={classes.chart} inert data-print="no">
          <Suspense fallback={null}>{chart}</Suspense>
        </div>
      )}
      <div className={asTable ? classes.twin : classes.twinHidden}>{table}</div>
      {children}
    </Card>
  );
}
