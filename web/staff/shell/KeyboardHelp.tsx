import { Switch } from '@mantine/core';
import { KEYBOARD } from '../../../domain/texts/lt/screen/staff-keys.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import '@mantine/core/styles/Switch.layer.css';
import { useLetters } from './letters.tsx';
import classes from './KeyboardHelp.module.css';

/** What the keys do, and the switch that turns the letters off. */
export function KeyboardHelp({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const letters = useLetters();
  return (
    <Dialog opened={opened} onClose={onClose} title={KEYBOARD.title} size={440}>
      {KEYBOARD.groups.map(({ title, rows }) => (
        <section key={title} className={classes.group}>
          <h3>{title}</h3>
          <dl className={classes.keys}>
            {rows.map(([keys, what]) => (
              <div key={keys}>
                <dt>
                  {keys.split(', ').map((key) => (
                    <kbd key={key}>{key}</kbd>
                  ))}
                </dt>
                <dd>{what}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      <Switch
        label={KEYBOARD.switch}
        description={KEYBOARD.switchHelp}
        checked={letters.on}
        onChange={(event) => letters.set(event.currentTarget.checked)}
      />
    </Dialog>
  );
}
