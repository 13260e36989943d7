import { Button } from '@mantine/core';
import { useState } from 'react';
import { ADMIN, FEATURE_TEXT } from '../../../domain/texts/lt/screen/staff-administration.ts';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { ToneBadge } from '../../ui/StatusBadge.tsx';
import classes from './Administration.module.css';
import { ChangeDialog } from './ChangeDialog.tsx';
import { Frame } from './Frame.tsx';
import type { Administration } from './queries.ts';

type FeatureRow = Administration['features'][number];

/** What may be switched off while the rest goes on. */
export function SwitchesPage() {
  const [open, setOpen] = useState<FeatureRow | null>(null);
  return (
    <Frame title={ADMIN.nav.switches}>
      {({ features }, mayChange) => (
        <>
          <PageTitle
            small
            title={ADMIN.nav.switches}
            lead={<span className={classes.note}>{ADMIN.switchesNote}</span>}
          />
          <div className={classes.card}>
            <table className={classes.table} aria-label={ADMIN.nav.switches}>
              <thead>
                <tr>
                  <th scope="col">{ADMIN.feature}</th>
                  <th scope="col">{ADMIN.state}</th>
                  {mayChange && (
                    <th scope="col">
                      <span className="visually-hidden">{ADMIN.actions}</span>
                    </th>
                  )}
                </tr>
              </thead>
              <tbody>
                {features.map((row) => (
                  <tr key={row.feature}>
                    <th scope="row">
                      <span className={classes.name}>{FEATURE_TEXT[row.feature].name}</span>
                      <span className={classes.meta}>{FEATURE_TEXT[row.feature].text}</span>
                    </th>
                    <td data-label={ADMIN.state}>
                      <ToneBadge tone={row.isOn ? 'success' : 'warning'}>
                        {row.isOn ? ADMIN.isOn : ADMIN.isOff}
                      </ToneBadge>
                    </td>
                    {mayChange && (
                      <td className={classes.right}>
                        <Button
                          size="compact-sm"
                          variant="default"
                          aria-label={`${row.isOn ? ADMIN.turnOff : ADMIN.turnOn}: ${FEATURE_TEXT[row.feature].name}`}
                          onClick={() => setOpen(row)}
                        >
                          {row.isOn ? ADMIN.turnOff : ADMIN.turnOn}
                        </Button>
                      </td>
                    )}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
          {open && (
            <ChangeDialog
              title={`${open.isOn ? ADMIN.turnOff : ADMIN.turnOn}: ${FEATURE_TEXT[open.feature].name}`}
              wanted={{ kind: 'feature', feature: open.feature, isOn: !open.isOn }}
              consequence={open.isOn ? ADMIN.switchesNote : ''}
              onClose={() => setOpen(null)}
            />
          )}
        </>
      )}
    </Frame>
  );
}
