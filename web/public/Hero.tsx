import { Button } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { HOME } from '../../domain/texts/lt/screen/public.ts';
import { tiesiogines } from '../../domain/schemes/tiesiogines.ts';
import { readToken } from '../api/session.ts';
import { paths } from '../paths.ts';
import { CheckCard, ResumeCard } from './HeroCards.tsx';
import { schemesQuery } from './queries.ts';
import classes from './Hero.module.css';

export function Hero() {
  const loggedIn = readToken('applicant') !== null;
  const schemes = useQuery(schemesQuery);
  const scheme = schemes.data?.find((row) => row.Code === 'tiesiogines');
  const closed = scheme !== undefined && !scheme.Open;
  return (
    <section className={`on-ink ${classes.hero}`}>
      <div className={`wide ${classes.inner}`}>
        <div className={classes.words}>
          <p className={classes.scheme}>{scheme?.Name ?? tiesiogines.name}</p>
          <h1 className={classes.title}>
            {HOME.titleFirst} <br className={classes.break} />
            {HOME.titleRest}
          </h1>
          <p className={classes.lead}>{HOME.lead}</p>
          {closed && <p className={classes.closed}>{HOME.periodClosed(scheme.To)}</p>}
          <div className={classes.actions}>
            <Button
              component={Link}
              to={loggedIn ? paths.requests : paths.login}
              size="xl"
              className={classes.start ?? ''}
              rightSection={<IconArrowRight size={18} aria-hidden />}
            >
              {loggedIn ? HOME.toRequests : HOME.start}
            </Button>
            <Link to={paths.description} className={classes.conditions}>
              {HOME.conditions}
            </Link>
          </div>
        </div>
        {loggedIn ? <ResumeCard /> : <CheckCard />}
      </div>
    </section>
  );
}
