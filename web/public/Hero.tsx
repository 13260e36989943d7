import { Button } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import { HOME } from '../../domain/texts/lt/screen/public.ts';
import { tiesiogines } from '../../domain/schemes/tiesiogines.ts';
import { paths } from '../paths.ts';
import { AppLink } from '../ui/AppLink.tsx';
import { CheckCard } from './CheckCard.tsx';
import { loadSchemes } from './loads.ts';
import { useAnswer } from './use-answer.ts';
import { useSwitchedOff } from './use-switched-off.ts';
import classes from './Hero.module.css';

/** Only visitors see it: who is logged in has gone on (entry.ts). */
export function Hero() {
  const schemes = useAnswer(loadSchemes);
  const checkIsOff = useSwitchedOff('selfCheck');
  const scheme = schemes?.find((row) => row.Code === tiesiogines.code);
  const closed = scheme !== undefined && !scheme.Open;
  return (
    <section className={`on-ink ${classes.hero}`}>
      <div className={`wide ${classes.inner}`}>
        <div className={classes.words}>
          <p className={classes.scheme}>{tiesiogines.name}</p>
          <h1 className={classes.title}>
            {HOME.titleFirst} <br className={classes.break} />
            {HOME.titleRest}
          </h1>
          <p className={classes.lead}>{HOME.lead}</p>
          {closed && <p className={classes.closed}>{HOME.periodClosed(scheme.To)}</p>}
          <div className={classes.actions}>
            <Button
              component={AppLink}
              to={paths.login}
              size="xl"
              className={classes.start ?? ''}
              rightSection={<IconArrowRight size={18} aria-hidden />}
            >
              {HOME.start}
            </Button>
            <AppLink to={paths.description} className={classes.conditions}>
              {HOME.conditions}
            </AppLink>
          </div>
        </div>
        {!checkIsOff && <CheckCard />}
      </div>
    </section>
  );
}
