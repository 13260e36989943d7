import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { schemeOf } from '../../../domain/schemes/index.ts';
import { ADMIN } from '../../../domain/texts/lt/screen/staff-administration.ts';
import { formatSum, fromWire, parseSum, toWire } from '../../../domain/values/money.ts';
import { MoneyInput } from '../../ui/input/MoneyInput.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { ActionsHead } from './ActionsHead.tsx';
import classes from './Administration.module.css';
import { ChangeDialog } from './ChangeDialog.tsx';
import { Frame } from './Frame.tsx';
import type { Administration, SchemeRow } from './queries.ts';

/** Budgets and calls of the schemes. */
export function SchemesPage() {
  return (
    <Frame title={ADMIN.nav.schemes}>
      {(data, mayChange) => <Schemes data={data} mayChange={mayChange} />}
    </Frame>
  );
}

const centsOf = (sum: string): number => fromWire(sum) ?? 0;

function Schemes({ data, mayChange }: { data: Administration; mayChange: boolean }) {
  const [open, setOpen] = useState<{ what: 'budget' | 'period'; scheme: SchemeRow } | null>(null);
  return (
    <>
      <PageTitle small title={ADMIN.nav.schemes} />
      <div className={classes.card}>
        <table className={classes.table} aria-label={ADMIN.nav.schemes}>
          <thead>
            <tr>
              <th scope="col">{ADMIN.scheme}</th>
              <th scope="col">{ADMIN.call}</th>
              <th scope="col" className={classes.right}>
                {ADMIN.budget}
              </th>
              <th scope="col" className={classes.right}>
                {ADMIN.held}
              </th>
              <th scope="col" className={classes.right}>
                {ADMIN.free}
              </th>
              {mayChange && <ActionsHead />}
            </tr>
          </thead>
          <tbody>
            {data.schemes.map((scheme) => {
              const held = centsOf(scheme.reserved) + centsOf(scheme.issued);
              const { shortName } = schemeOf(scheme.schemeCode);
              return (
                <tr key={scheme.schemeCode}>
                  <th scope="row">
                    <span className={classes.name}>{shortName}</span>
                  </th>
                  <td className="num" data-label={ADMIN.call}>
                    {ADMIN.days(scheme.from, scheme.to)}
                  </td>
                  <td className={`num ${classes.right}`} data-label={ADMIN.budget}>
                    {formatSum(centsOf(scheme.budget))}
                  </td>
                  <td className={`num ${classes.right}`} data-label={ADMIN.held}>
                    {formatSum(held)}
                  </td>
                  <td className={`num ${classes.right}`} data-label={ADMIN.free}>
                    <b>{formatSum(centsOf(scheme.budget) - held)}</b>
                  </td>
                  {mayChange && (
                    <td>
                      <span className={classes.pair}>
                        <Button
                          size="compact-sm"
                          variant="default"
                          aria-label={`${ADMIN.changeBudget}: ${shortName}`}
                          onClick={() => setOpen({ what: 'budget', scheme })}
                        >
                          {ADMIN.budgetShort}
                        </Button>
                        <Button
                          size="compact-sm"
                          variant="default"
                          aria-label={`${ADMIN.changeCall}: ${shortName}`}
                          onClick={() => setOpen({ what: 'period', scheme })}
                        >
                          {ADMIN.call}
                        </Button>
                      </span>
                    </td>
                  )}
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
      {open?.what === 'budget' && <BudgetDialog scheme={open.scheme} onClose={() => setOpen(null)} />}
      {open?.what === 'period' && <CallDialog scheme={open.scheme} onClose={() => setOpen(null)} />}
    </>
  );
}

interface SchemeDialogProps {
  scheme: SchemeRow;
  onClose: () => void;
}

function BudgetDialog({ scheme: { schemeCode, budget }, onClose }: SchemeDialogProps) {
  const shown = formatSum(centsOf(budget));
  const [typed, setTyped] = useState(shown);
  const cents = parseSum(typed);
  const sum = cents === null || Number.isNaN(cents) ? '' : toWire(cents);
  return (
    <ChangeDialog
      title={`${ADMIN.changeBudget}: ${schemeOf(schemeCode).shortName}`}
      wanted={{ kind: 'budget', schemeCode, sum }}
      consequence={ADMIN.budgetNote}
      waits
      fields={['sum']}
      onClose={onClose}
    >
      {(errors) => (
        <MoneyInput label={ADMIN.newBudget} defaultValue={shown} error={errors.sum} onValue={setTyped} />
      )}
    </ChangeDialog>
  );
}

function CallDialog({ scheme: { schemeCode, ...days }, onClose }: SchemeDialogProps) {
  const [from, setFrom] = useState(days.from);
  const [to, setTo] = useState(days.to);
  const field = (label: string, value: string, set: (text: string) => void, error: string | undefined) => (
    <TextInput
      label={label}
      inputMode="numeric"
      maxLength={10}
      value={value}
      error={error}
      onChange={(event) => set(event.currentTarget.value)}
    />
  );
  return (
    <ChangeDialog
      title={`${ADMIN.changeCall}: ${schemeOf(schemeCode).shortName}`}
      wanted={{ kind: 'period', schemeCode, from: from.trim(), to: to.trim() }}
      consequence={ADMIN.callNote}
      fields={['from', 'to']}
      onClose={onClose}
    >
      {(errors) => (
        <>
          {field(ADMIN.from, from, setFrom, errors.from)}
          {field(ADMIN.to, to, setTo, errors.to)}
        </>
      )}
    </ChangeDialog>
  );
}
