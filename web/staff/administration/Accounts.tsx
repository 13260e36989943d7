import { ActionIcon, Button, Menu } from '@mantine/core';
import { IconCheck, IconDots, IconUserPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { STAFF_ROLES, type StaffRole } from '../../../domain/application/role.ts';
import { ADMIN, ROLE_COLUMN } from '../../../domain/texts/lt/screen/staff-administration.ts';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { ToneBadge } from '../../ui/StatusBadge.tsx';
import '../../ui/style/menu.css';
import { AccountDialog, type Deed } from './AccountDialog.tsx';
import { ActionsHead } from './ActionsHead.tsx';
import classes from './Administration.module.css';
import { Frame } from './Frame.tsx';
import type { Account, Administration } from './queries.ts';

/** Who works here, in which roles, and who stands in for whom. */
export function AccountsPage() {
  return (
    <Frame title={ADMIN.nav.accounts}>
      {(data, mayChange) => <Accounts data={data} mayChange={mayChange} />}
    </Frame>
  );
}

function Accounts({ data, mayChange }: { data: Administration; mayChange: boolean }) {
  const [open, setOpen] = useState<{ deed: Deed; account: Account | null } | null>(null);
  return (
    <>
      <PageTitle
        small
        title={ADMIN.nav.accounts}
        lead={<span className={classes.note}>{ADMIN.accountsOf(data.accounts.length)}</span>}
        action={
          mayChange && (
            <Button
              leftSection={<IconUserPlus size={16} stroke={1.8} aria-hidden />}
              onClick={() => setOpen({ deed: 'account', account: null })}
            >
              {ADMIN.add}
            </Button>
          )
        }
      />
      <div className={classes.card}>
        <table className={classes.table} aria-label={ADMIN.nav.accounts}>
          <thead>
            <tr>
              <th scope="col">{ADMIN.employee}</th>
              {STAFF_ROLES.map((role) => (
                <th key={role} scope="col" className={classes.center}>
                  {ROLE_COLUMN[role]}
                </th>
              ))}
              <th scope="col" className={classes.right}>
                {ADMIN.tasks}
              </th>
              <th scope="col">{ADMIN.deputy}</th>
              {mayChange && <ActionsHead />}
            </tr>
          </thead>
          <tbody>
            {data.accounts.map((account) => (
              <tr key={account.id} data-off={!account.isActive || undefined}>
                <th scope="row">
                  <span className={classes.name}>
                    {account.firstName} {account.lastName}
                  </span>
                  {!account.isActive && <span className={classes.meta}>{ADMIN.off}</span>}
                </th>
                {STAFF_ROLES.map((role) => (
                  <td
                    key={role}
                    className={classes.center}
                    data-label={ROLE_COLUMN[role]}
                    data-empty={!concerns(account, role, data) || undefined}
                  >
                    <RoleMark account={account} role={role} data={data} />
                  </td>
                ))}
                <td className={`num ${classes.right}`} data-label={ADMIN.tasks}>
                  {account.openTasks}
                </td>
                <td data-label={ADMIN.deputy}>
                  <Deputies account={account} data={data} />
                </td>
                {mayChange && (
                  <td className={classes.right}>
                    <Deeds account={account} data={data} onDeed={(deed) => setOpen({ deed, account })} />
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
        <p className={classes.foot}>{ADMIN.sameCase}</p>
      </div>
      {open && <AccountDialog {...open} data={data} onClose={() => setOpen(null)} />}
    </>
  );
}

const isProposed = (account: Account, role: StaffRole, { waiting }: Administration): boolean => {
  const proposed = waiting.find(({ kind, subject }) => kind === 'roles' && subject === account.id);
  return proposed !== undefined && proposed.after.roles?.includes(role) !== account.roles.includes(role);
};

const concerns = (account: Account, role: StaffRole, data: Administration): boolean =>
  account.roles.includes(role) || isProposed(account, role, data);

/** Held, waiting for a second person, or not held: a mark and a word. */
function RoleMark({ account, role, data }: { account: Account; role: StaffRole; data: Administration }) {
  if (isProposed(account, role, data)) return <ToneBadge tone="warning">{ADMIN.waits}</ToneBadge>;
  if (!account.roles.includes(role)) return <span aria-hidden>·</span>;
  return (
    <span className={classes.tick}>
      <IconCheck size={14} stroke={2.2} aria-hidden />
      <span className="visually-hidden">{ADMIN.has}</span>
    </span>
  );
}

function Deputies({ account, data }: { account: Account; data: Administration }) {
  const own = data.absences.filter(({ userId }) => userId === account.id);
  if (own.length === 0) return <span className={classes.meta}>–</span>;
  return own.map(({ id, deputy, from, to }) => (
    <span key={id} className={classes.line} data-now={from <= data.today || undefined}>
      {ADMIN.deputyDays(deputy, from, to)}
    </span>
  ));
}

interface DeedsProps {
  account: Account;
  data: Administration;
  onDeed: (deed: Deed) => void;
}

function Deeds({ account, data, onDeed }: DeedsProps) {
  const isAway = data.absences.some(({ userId }) => userId === account.id);
  const item = (deed: Deed, label: string) => (
    <Menu.Item key={deed} onClick={() => onDeed(deed)}>
      {label}
    </Menu.Item>
  );
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <ActionIcon variant="default" aria-label={ADMIN.more(`${account.firstName} ${account.lastName}`)}>
          <IconDots size={16} stroke={1.8} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {item('roles', ADMIN.changeRoles)}
        {item('absence', ADMIN.absence)}
        {isAway && item('absenceEnd', ADMIN.endAbsence)}
        {item('account', ADMIN.edit)}
        {item('active', account.isActive ? ADMIN.switchOff : ADMIN.switchOn)}
      </Menu.Dropdown>
    </Menu>
  );
}
