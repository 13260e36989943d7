import { Menu, useMantineColorScheme, type MantineColorScheme } from '@mantine/core';
import {
  IconCheck,
  IconChevronDown,
  IconDeviceDesktop,
  IconLogout,
  IconMoon,
  IconSun,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { HEADER } from '../../domain/texts/lt/screen/common.ts';
import classes from './AccountMenu.module.css';
import './style/menu.css';

const SCHEMES: readonly { value: MantineColorScheme; label: string; icon: ReactNode }[] = [
  { value: 'light', label: HEADER.schemeLight, icon: <IconSun size={16} aria-hidden /> },
  { value: 'dark', label: HEADER.schemeDark, icon: <IconMoon size={16} aria-hidden /> },
  { value: 'auto', label: HEADER.schemeAuto, icon: <IconDeviceDesktop size={16} aria-hidden /> },
];

interface AccountMenuProps {
  /** For whom: the company, or the person alone. */
  name: string;
  /** Who: „atstovauja Jonas Jonaitis“. */
  detail?: string | null;
  onLogout: () => void;
  /** Menu.Item elements above the look and logout. */
  children?: ReactNode;
  onInk?: boolean;
}

/** Who works for whom, the look of the page, logout. */
export function AccountMenu({ name, detail, onLogout, children, onInk = false }: AccountMenuProps) {
  return (
    <Menu position="bottom-end" width={240} withinPortal>
      <Menu.Target>
        <button
          type="button"
          className={classes.button}
          data-ink={onInk || undefined}
          aria-label={HEADER.accountMenu(name)}
        >
          <span className={classes.words}>
            <span className={classes.name}>{name}</span>
            {detail && <span className={classes.detail}>{detail}</span>}
          </span>
          <IconChevronDown size={16} aria-hidden />
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        {children}
        <ColorSchemeItems />
        <Menu.Divider />
        <Menu.Item leftSection={<IconLogout size={16} aria-hidden />} onClick={onLogout}>
          {HEADER.logout}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

/** Light, dark or the system's choice, as items of any Menu. */
export function ColorSchemeItems() {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <div role="group" aria-label={HEADER.colorScheme}>
      {SCHEMES.map((scheme) => (
        <Menu.Item
          key={scheme.value}
          leftSection={scheme.icon}
          rightSection={colorScheme === scheme.value ? <IconCheck size={16} aria-hidden /> : null}
          onClick={() => setColorScheme(scheme.value)}
        >
          {scheme.label}
          {colorScheme === scheme.value && <span className="visually-hidden">, {HEADER.chosen}</span>}
        </Menu.Item>
      ))}
    </div>
  );
}
