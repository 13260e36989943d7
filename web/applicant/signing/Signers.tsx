import { useQuery } from '@tanstack/react-query';
import { IconBuildingBank, IconUser } from '@tabler/icons-react';
import { SIGNING as T } from '../../../domain/texts/lt/screen/signing.ts';
import { ToneBadge } from '../../ui/StatusBadge.tsx';
import { meQuery } from '../me.ts';
import classes from './SigningCard.module.css';

/** Who signs for whom and in which order: whoever is logged in signs now, the provider after. */
export function Signers({ party }: { party: string }) {
  const { data: me } = useQuery(meQuery);
  const person = me ? `${me.FirstName} ${me.LastName}` : null;
  const forWhom = [
    person === party ? null : T.inNameOf(party),
    me?.representation ? T.byAuthorisation : null,
    T.you,
  ];
  return (
    <>
      <h3 className={classes.heading}>{T.who}</h3>
      <ol className={classes.signers}>
        <li>
          <span className={classes.disc} data-tone="brand">
            <IconUser size={16} stroke={1.8} aria-hidden />
          </span>
          <span className={classes.who}>
            <b>{person ?? party}</b>
            <span>{forWhom.filter(Boolean).join(' · ')}</span>
          </span>
          <ToneBadge tone="warning">{T.turnYou}</ToneBadge>
        </li>
        <li className={classes.second}>
          <span className={classes.disc} data-tone="gray">
            <IconBuildingBank size={16} stroke={1.8} aria-hidden />
          </span>
          <span className={classes.who}>
            <b>{T.lender}</b>
            <span>{T.afterYou}</span>
          </span>
          <ToneBadge tone="gray">{T.turnLater}</ToneBadge>
        </li>
      </ol>
    </>
  );
}
