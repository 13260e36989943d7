import { Menu, useMantineColorScheme, type MantineColorScheme } from '@mantine/core';
import { IconCheck, IconDeviceDesktop, IconLogout, IconMoon, IconSun } from '@tabler/icons-react';
import { Fragment, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { HEADER } from '../../domain/texts/lt/screen/common.ts';
import { AppLink } from './AppLink.tsx';
import { AccountButton, type AccountMenuProps } from './AccountButton.tsx';
import './style/menu.css';

const SCHEMES: readonly { value: MantineColorScheme; label: string; icon: ReactNode }[] = [
  { value: 'light', label: HEADER.schemeLight, icon: <IconSun size={16} aria-hidden /> },
  { value: 'dark', label: HEADER.schemeDark, icon: <IconMoon size={16} aria-hidden /> },
  { value: 'auto', label: HEADER.schemeAuto, icon: <IconDeviceDesktop size={16} aria-hidden /> },
];

/** The account's menu, open: this file is fetched when somebody reaches for the button. */
export default function AccountList({ items = [], onLogout, ...button }: AccountMenuProps) {
  const target = useRef<HTMLButtonElement>(null);
  const [opened, setOpened] = useState(true);
  // In the place of the button that was pressed stands this one, and the menu gives the focus back to it.
  useLayoutEffect(() => target.current?.focus(), []);
  return (
    <Menu position="bottom-end" width={240} withinPortal opened={opened} onChange={setOpened}>
      <Menu.Target>
        <AccountButton ref={target} {...button} />
      </Menu.Target>
      <Menu.Dropdown>
        {items.map(({ label, endsGroup, onSelect, to, icon, ...rest }) => (
          <Fragment key={label}>
            {to === undefined ? (
              <Menu.Item leftSection={icon} {...rest} onClick={onSelect}>
                {label}
              </Menu.Item>
            ) : (
              <Menu.Item leftSection={icon} {...rest} component={AppLink} to={to}>
                {label}
              </Menu.Item>
            )}
            {endsGroup && <Menu.Divider />}
          </Fragment>
        ))}
        <ColorSchemeItems />
        <Menu.Divider />
        <Menu.Item leftSection={<IconLogout size={16} aria-hidden />} onClick={onLogout}>
          {HEADER.logout}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

/** Light, dark or the system's choice. */
function ColorSchemeItems() {
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
