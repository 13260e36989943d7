import { AbsenceDialog, EndAbsenceDialog } from './AbsenceDialog.tsx';
import { Checkbox, TextInput } from '@mantine/core';
import { useState } from 'react';
import { STAFF_ROLES, type StaffRole } from '../../../domain/application/role.ts';
import { ADMIN, ROLE_COLUMN } from '../../../domain/texts/lt/screen/staff-administration.ts';
import { ChangeDialog } from './ChangeDialog.tsx';
import type { Account, Administration } from './queries.ts';

export type Deed = 'account' | 'roles' | 'active' | 'absence' | 'absenceEnd';

interface AccountDialogProps {
  deed: Deed;
  /** Null: a new one. */
  account: Account | null;
  data: Administration;
  onClose: () => void;
}

/** What may be done about an account. */
export function AccountDialog({ deed, account, data, onClose }: AccountDialogProps) {
  if (!account || deed === 'account') return <DataDialog account={account} onClose={onClose} />;
  switch (deed) {
    case 'roles':
      return <RolesDialog account={account} onClose={onClose} />;
    case 'active':
      return <SwitchDialog account={account} onClose={onClose} />;
    case 'absence':
      return <AbsenceDialog account={account} data={data} onClose={onClose} />;
    case 'absenceEnd':
      return <EndAbsenceDialog account={account} data={data} onClose={onClose} />;
  }
}

const nameOf = ({ firstName, lastName }: Account): string => `${firstName} ${lastName}`;

function DataDialog({ account, onClose }: { account: Account | null; onClose: () => void }) {
  const [typed, setTyped] = useState({
    personalCode: '',
    firstName: account?.firstName ?? '',
    lastName: account?.lastName ?? '',
    email: account?.email ?? '',
  });
  const names = account ? (['firstName', 'lastName', 'email'] as const) : FIELDS;
  return (
    <ChangeDialog
      title={account ? `${ADMIN.edit}: ${nameOf(account)}` : ADMIN.newAccount}
      wanted={{ kind: 'account', id: account?.id ?? null, ...typed }}
      consequence={account ? '' : ADMIN.newAccountNote}
      fields={names}
      onClose={onClose}
    >
      {(errors) =>
        names.map((name) => (
          <TextInput
            key={name}
            label={ADMIN[name]}
            value={typed[name]}
            error={errors[name]}
            maxLength={name === 'personalCode' ? 11 : 120}
            inputMode={name === 'personalCode' ? 'numeric' : name === 'email' ? 'email' : 'text'}
            autoComplete="off"
            onChange={(event) => setTyped({ ...typed, [name]: event.currentTarget.value })}
          />
        ))
      }
    </ChangeDialog>
  );
}

const FIELDS = ['personalCode', 'firstName', 'lastName', 'email'] as const;

function RolesDialog({ account, onClose }: { account: Account; onClose: () => void }) {
  const [roles, setRoles] = useState<StaffRole[]>(account.roles);
  return (
    <ChangeDialog
      title={`${ADMIN.changeRoles}: ${nameOf(account)}`}
      wanted={{ kind: 'roles', userId: account.id, roles }}
      consequence={ADMIN.rolesEnd}
      waits
      onClose={onClose}
    >
      {() => (
        <Checkbox.Group
          label={ADMIN.roles}
          value={roles}
          onChange={(chosen) => setRoles(STAFF_ROLES.filter((role) => chosen.includes(role)))}
        >
          {STAFF_ROLES.map((role) => (
            <Checkbox key={role} mt={8} value={role} label={ROLE_COLUMN[role]} />
          ))}
        </Checkbox.Group>
      )}
    </ChangeDialog>
  );
}

function SwitchDialog({ account, onClose }: { account: Account; onClose: () => void }) {
  const isActive = !account.isActive;
  return (
    <ChangeDialog
      title={`${isActive ? ADMIN.switchOn : ADMIN.switchOff}: ${nameOf(account)}`}
      wanted={{ kind: 'active', userId: account.id, isActive }}
      consequence={isActive ? '' : ADMIN.offNote}
      waits={isActive}
      danger={!isActive}
      onClose={onClose}
    />
  );
}
