import { useQuery } from '@tanstack/react-query';
import { Navigate, Outlet, useLocation, useNavigate } from 'react-router-dom';
import { schemeOf, type SchemeCode } from '../../domain/schemes/index.ts';
import { BRAND, CONTACT, HEADER, UI } from '../../domain/texts/lt/screen/common.ts';
import { MESSAGES } from '../../domain/texts/lt/messages.ts';
import { NAV } from '../../domain/texts/lt/screen/public.ts';
import { api } from '../api/client.ts';
import { useOnReturn } from '../api/use-on-return.ts';
import { download } from '../api/files.ts';
import { queryClient, showProblem } from '../api/query-client.ts';
import { clearSession, readToken, rememberPlace } from '../api/session.ts';
import { forgetTyped } from '../api/typing.ts';
import { paths } from '../paths.ts';
import { ownerOf } from '../shell/use-elsewhere.ts';
import { Footer } from '../public/Footer.tsx';
import { budgetQuery, schemesQuery } from '../public/queries.ts';
import { AccountMenu } from '../ui/AccountMenu.tsx';
import { AppHeader } from '../ui/AppHeader.tsx';
import { BudgetMini } from '../ui/BudgetMini.tsx';
import { LaterBell } from '../ui/LaterBell.tsx';
import { MAIN_ID } from '../ui/SkipLink.tsx';
import { useTypingOwner } from '../ui/use-typed.ts';
import classes from './ApplicantLayout.module.css';
import { consentStateQuery, meQuery, type Me } from './me.ts';
import { requestQuery } from './request/queries.ts';
import { usePartyOfTab } from './representation/use-party-of-tab.ts';

function downloadConsent(): void {
  download('/api/Users/GetConsentDocument', HEADER.consentFile).catch(showProblem);
}

/** Everything behind the applicant's login: header with budget and who for whom; consent comes first. */
export function Component() {
  const { pathname, search } = useLocation();
  if (!readToken('applicant')) {
    rememberPlace(pathname + search);
    return <Navigate to={paths.login} replace />;
  }
  return <Shell />;
}

function Shell() {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const isChoosing = pathname === paths.representative;
  const me = useQuery(meQuery);
  const party = usePartyOfTab(me.data, isChoosing);
  const consent = useQuery({ ...consentStateQuery, enabled: !isChoosing && party.isChosen });
  const scheme = useSchemeHere(pathname);
  const budget = useQuery(budgetQuery(scheme));
  useOnReturn(budget.refetch);
  const schemes = useQuery({ ...schemesQuery, enabled: scheme !== null });
  const owner = me.data && party.isChosen ? ownerOf('applicant', me.data) : null;
  const ready = useTypingOwner('applicant', owner, me.isError);
  const logout = async () => {
    await api.GET('/api/Users/logoff').catch(() => undefined);
    clearSession('applicant');
    forgetTyped('applicant');
    queryClient.clear();
    await navigate(paths.home);
  };
  const person = me.data ? `${me.data.FirstName} ${me.data.LastName}` : '';
  const partyName = me.data?.party?.Name ?? person;
  if (party.mustChoose && !isChoosing) {
    rememberPlace(pathname + search);
    return <Navigate to={paths.representative} replace />;
  }
  const needsConsent = !isChoosing && consent.data?.isAgreed === false && pathname !== paths.consent;
  if (needsConsent) return <Navigate to={paths.consent} replace />;
  const account = me.data ? (
    <AccountMenu
      name={partyName}
      detail={partyName !== person ? HEADER.represents(person) : null}
      items={[
        { label: HEADER.schemes, to: paths.requests },
        ...(me.data.mayChooseParty ? [{ label: HEADER.changeParty, to: paths.representative }] : []),
        ...(consent.data?.isAgreed ? [{ label: HEADER.consentCopy, onSelect: downloadConsent }] : []),
        ...(consent.data?.isAgreed ? [{ label: HEADER.mails, to: paths.mailSettings }] : []),
        { label: HEADER.sessions, to: paths.sessions, endsGroup: true },
      ]}
      onLogout={() => void logout()}
    />
  ) : null;
  const bar = budget.data && budget.data.totalCents > 0 ? <BudgetMini budget={budget.data} /> : null;
  return (
    <div className={classes.page}>
      <AppHeader
        homeTo={paths.requests}
        sub={scheme ? schemeOf(scheme).shortName : undefined}
        period={scheme ? periodOf(scheme, schemes.data) : undefined}
        items={[
          { to: paths.requests, label: NAV.requests },
          ...billsMenu(me.data?.bills),
          ...(me.data && !me.data.representation
            ? [{ to: paths.authorization, label: MESSAGES.representation.authorizations }]
            : []),
          { to: paths.about, label: NAV.about, end: true },
          { to: paths.description, label: NAV.description, end: true },
        ]}
        aside={bar}
        bell={consent.data?.isAgreed && <LaterBell to={paths.notices} />}
        account={account}
        menuFooter={
          <>
            {bar}
            {account}
            <span className={classes.help}>
              {UI.help} <a href={CONTACT.phoneHref}>{CONTACT.phone}</a>
            </span>
          </>
        }
      />
      <main id={MAIN_ID} tabIndex={-1} className={classes.main}>
        {(isChoosing || (ready && consent.isFetched)) && <Outlet />}
      </main>
      <Footer staffLink={false} />
    </div>
  );
}

/** Bills of rent are in the menu of those who have to do with any. */
function billsMenu(bills: Me['bills'] | undefined) {
  if (!bills?.tenant && !bills?.owner) return [];
  return [{ to: bills.tenant ? paths.bills : paths.billsApprove, label: NAV.bills }];
}

/** The scheme of the request one looks at, once it is read. */
function useSchemeHere(pathname: string): SchemeCode | null {
  const id = Number(/\/new-request\/(\d+)/.exec(pathname)?.[1] ?? 0);
  const { data } = useQuery({ ...requestQuery(id), enabled: false });
  return data?.RequestSystemInfo.SchemeCode ?? null;
}

/** „priima iki 2027-12-31“, once it is known. */
function periodOf(
  scheme: SchemeCode,
  rows: readonly { Code: string; To: string }[] | undefined,
): string | undefined {
  const row = rows?.find(({ Code }) => Code === scheme);
  return row && BRAND.until(row.To);
}
