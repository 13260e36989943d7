import { Button } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { Status } from '../../domain/application/status.ts';
import { HOME } from '../../domain/texts/lt/screen/public.ts';
import { requestListQuery } from '../applicant/list/query.ts';
import { paths } from '../paths.ts';
import { loginHref } from './login-href.ts';
import classes from './Hero.module.css';

/** Leads straight to the gateway with the right login type. */
export function CheckCard() {
  return (
    <div className={classes.card}>
      <h2>{HOME.checkTitle}</h2>
      <p>{HOME.checkText}</p>
      <ul className={classes.points}>
        {HOME.checkPoints.map((point) => (
          <li key={point}>
            <IconCheck size={16} stroke={2.2} aria-hidden />
            {point}
          </li>
        ))}
      </ul>
      <div className={classes.choices}>
        <Button component="a" href={loginHref('Company')} variant="outline">
          {HOME.asCompany}
        </Button>
        <Button component="a" href={loginHref('Individual')} variant="default">
          {HOME.asIndividual}
        </Button>
      </div>
    </div>
  );
}

/** For someone who is logged in: straight to the draft. */
export function ResumeCard() {
  const list = useQuery({ ...requestListQuery, retry: false });
  const drafts = (list.data ?? []).filter(
    (row) => row.Status === Status.preparing || row.Status === Status.returned,
  );
  const draft = drafts[0];
  return (
    <div className={classes.card}>
      <h2>{HOME.resumeTitle}</h2>
      <p>{HOME.resumeText(drafts.length)}</p>
      <div className={`${classes.choices} ${classes.spaced}`}>
        {draft && (
          <Button component={Link} to={paths.request(draft.Id)}>
            {HOME.resume(draft.Id)}
          </Button>
        )}
        <Button component={Link} to={paths.requests} variant="default">
          {HOME.toRequests}
        </Button>
      </div>
    </div>
  );
}
