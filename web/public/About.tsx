import { Button } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { ABOUT } from '../../domain/texts/lt/screen/public.ts';
import { tiesiogines } from '../../domain/schemes/tiesiogines.ts';
import { paths } from '../paths.ts';
import { budgetParts, budgetSentence } from '../ui/budget.ts';
import { Card } from '../ui/Card.tsx';
import { DataList } from '../ui/DataList.tsx';
import { PageTitle } from '../ui/PageTitle.tsx';
import { generalInfoQuery } from './queries.ts';
import { Timeline } from './Timeline.tsx';
import classes from './narrow.module.css';

export function Component() {
  const budget = useQuery(generalInfoQuery);
  return (
    <div className={`wide ${classes.narrow}`} style={{ maxWidth: 1000 }}>
      <PageTitle title={ABOUT.title} lead={tiesiogines.name} />
      <p>{tiesiogines.summary}</p>
      <Card title={ABOUT.factsTitle}>
        <DataList items={ABOUT.facts.map(([label, value]) => ({ label, value }))} />
      </Card>
      {budget.data && (
        <Card title={ABOUT.budgetTitle}>
          <p>{budgetSentence(budgetParts(budget.data))}</p>
        </Card>
      )}
      <h2>{ABOUT.howTitle}</h2>
      <Timeline />
      <div data-print="no">
        <Button component={Link} to={paths.login} rightSection={<IconArrowRight size={18} aria-hidden />}>
          {ABOUT.start}
        </Button>
      </div>
    </div>
  );
}
