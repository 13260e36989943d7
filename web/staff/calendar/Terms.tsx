import { Button } from '@mantine/core';
import { useState } from 'react';
import { CLOCK_TITLE } from '../../../domain/texts/lt/screen/staff-clock.ts';
import { CALENDAR } from '../../../domain/texts/lt/screen/staff-calendar.ts';
import { Card } from '../../ui/Card.tsx';
import classes from './Calendar.module.css';
import type { Term } from './queries.ts';
import { TermDialog } from './TermDialog.tsx';

const long = ({ unit }: Term, length: number): string => CALENDAR[unit](length);

/** How long each term is; another length holds for those that start from then on. */
export function Terms({ terms }: { terms: readonly Term[] }) {
  const [changed, setChanged] = useState<Term | null>(null);
  const { termColumns: columns } = CALENDAR;
  return (
    <Card title={CALENDAR.terms}>
      <p className={classes.note}>{CALENDAR.termsNote}</p>
      <table className={classes.table} aria-label={CALENDAR.terms}>
        <thead>
          <tr>
            <th scope="col">{columns.term}</th>
            <th scope="col">{columns.length}</th>
            <th scope="col">
              <span className="visually-hidden">{columns.action}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {terms.map((term) => (
            <tr key={term.kind}>
              <td>{CLOCK_TITLE[term.kind]}</td>
              <td>
                {long(term, term.length)}
                {term.length !== term.standard && (
                  <span className={classes.meta}>
                    {' '}
                    ({columns.standard.toLowerCase()}: {long(term, term.standard)})
                  </span>
                )}
              </td>
              <td>
                <Button
                  size="compact-sm"
                  variant="default"
                  aria-label={CALENDAR.changeTerm(CLOCK_TITLE[term.kind])}
                  onClick={() => setChanged(term)}
                >
                  {CALENDAR.change}
                </Button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {changed && <TermDialog term={changed} onClose={() => setChanged(null)} />}
    </Card>
  );
}
