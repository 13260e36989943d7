import { Button } from '@mantine/core';
import { IconSignature } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { REQUESTS } from '../../../domain/texts/lt/screen/applicant.ts';
import { SIGNING } from '../../../domain/texts/lt/screen/signing.ts';
import { SIGNATURES, TURNING } from '../../../domain/texts/lt/screen/applicant-request.ts';
import { paths } from '../../paths.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import type { RequestDetail } from '../request/queries.ts';
import type { SigningInfo } from './queries.ts';
import classes from './Signing.module.css';

/** Nothing waits for the applicant's signature: because it is given, because the term passed, or because there is nothing. */
function words(detail: RequestDetail, info: SigningInfo): [string, string] {
  if (info.waitsFor === 'provider') return [SIGNATURES.already, SIGNATURES.alreadyText];
  const { turning } = detail;
  if (turning?.action === 'signingExpired' || turning?.action === 'changeSigningExpired')
    return [TURNING[turning.action], TURNING[`${turning.action}Text`](turning.at.slice(0, 10))];
  return [SIGNING.nothing, SIGNING.nothingText];
}

export function NothingToSign({ detail, info }: { detail: RequestDetail; info: SigningInfo }) {
  const id = detail.RequestSystemInfo.RequestId;
  const [title, text] = words(detail, info);
  return (
    <>
      <h1 className={classes.title}>{REQUESTS.request(id)}</h1>
      <EmptyState
        icon={<IconSignature size={24} stroke={1.7} aria-hidden />}
        title={title}
        action={
          <Button component={Link} to={paths.request(id, 'view')}>
            {SIGNING.toRequest}
          </Button>
        }
      >
        {text}
      </EmptyState>
    </>
  );
}
