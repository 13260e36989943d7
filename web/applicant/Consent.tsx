import { Button, Checkbox, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState, type FormEvent } from 'react';
import { Navigate, useNavigate } from 'react-router-dom';
import { VALIDATION, fill } from '../../domain/texts/lt/form/shared.ts';
import { CONSENT } from '../../domain/texts/lt/screen/consent.ts';
import { act, ActionKey } from '../api/act.ts';
import { api, ask } from '../api/client.ts';
import { queryClient, showProblem } from '../api/query-client.ts';
import { typedAt } from '../api/typing.ts';
import { paths } from '../paths.ts';
import { Card } from '../ui/Card.tsx';
import { DataList } from '../ui/DataList.tsx';
import { ErrorState } from '../ui/ErrorState.tsx';
import { PhoneInput } from '../ui/input/PhoneInput.tsx';
import { Note } from '../ui/Note.tsx';
import { notifySuccess } from '../ui/notify.ts';
import { PageTitle } from '../ui/PageTitle.tsx';
import { RegisterCard } from '../ui/RegisterCard.tsx';
import { Skeletons } from '../ui/Skeletons.tsx';
import '../ui/style/inputs.css';
import { useKeptOnExpiry } from '../ui/use-typed.ts';
import classes from './Consent.module.css';
import { consentErrors, emailTypo, type ConsentErrors } from './consent-rules.ts';
import { consentStateQuery } from './me.ts';

const consentFormQuery = { queryKey: ['consentForm'], queryFn: () => ask(api.GET('/api/Users/GetConsent')) };

/** Sutikimo patvirtinimas: identity, contacts, notice, four ticks. */
export function Component() {
  const form = useQuery(consentFormQuery);
  const state = useQuery(consentStateQuery);
  if (state.data?.isAgreed) return <Navigate to={paths.requests} replace />;
  return (
    <div className={`wide ${classes.page}`}>
      <PageTitle title={CONSENT.title} lead={CONSENT.lead} />
      {form.isError && <ErrorState onRetry={() => void form.refetch()} />}
      {form.isPending && <Skeletons rows={3} height={140} />}
      {form.data && <ConsentForm data={form.data} />}
    </div>
  );
}

const PLACE = 'consent';
interface Typed {
  email: string;
  phone: string;
}

type ConsentData = Awaited<ReturnType<typeof consentFormQuery.queryFn>>;

function ConsentForm({ data }: { data: ConsentData }) {
  const navigate = useNavigate();
  const key = useRef(new ActionKey());
  const [kept] = useState(() => typedAt<Typed>(PLACE));
  const [email, setEmail] = useState(kept?.email ?? data.email);
  const [phone, setPhone] = useState(kept?.phone ?? data.phoneNumber);
  const [ticks, setTicks] = useState<readonly boolean[]>(CONSENT.checks.map(() => false));
  // Ticks are not kept: each is to be given by hand, in one sitting.
  useKeptOnExpiry(PLACE, () => ({ email, phone }));
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const found: ConsentErrors = consentErrors({ email, phone, ticks });
  const errors: ConsentErrors = tried ? found : {};
  const typo = emailTypo(email);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    const first = Object.keys(found)[0];
    if (first) return document.getElementById(first)?.focus();
    setBusy(true);
    try {
      await act(
        (header) =>
          api.POST('/api/Users/CreateConsent', {
            params: { header },
            body: { email, phoneNumber: phone, accepted: true },
          }),
        key.current,
      );
      queryClient.setQueryData(consentStateQuery.queryKey, { isAgreed: true });
      notifySuccess(CONSENT.agreed);
      await navigate(paths.requests, { replace: true });
    } catch (problem) {
      showProblem(problem);
    } finally {
      setBusy(false);
    }
  };

  const { FirstName, LastName, CompanyName, CompanyCode } = data.UserAuthData;
  const { onBehalfOf } = data;
  return (
    <form onSubmit={(event) => void submit(event)} noValidate className={classes.form}>
      <RegisterCard
        source={CONSENT.identifiedBy(data.identifiedAt)}
        correction={{ label: CONSENT.mismatch, text: CONSENT.mismatchText }}
        items={[
          { label: CONSENT.firstName, value: FirstName },
          { label: CONSENT.lastName, value: LastName },
          ...(CompanyName ? [{ label: CONSENT.companyName, value: CompanyName }] : []),
          ...(CompanyCode
            ? [{ label: CONSENT.companyCode, value: <span className="num">{CompanyCode}</span> }]
            : []),
          ...(onBehalfOf && !CompanyName ? [{ label: CONSENT.represented, value: onBehalfOf.Name }] : []),
        ]}
      />
      {onBehalfOf && (
        <Note title={CONSENT.ownTitle}>{CONSENT.ownText(onBehalfOf.Name, onBehalfOf.ValidTo)}</Note>
      )}
      <Card title={CONSENT.contacts}>
        <div className={classes.contacts}>
          <TextInput
            id="email"
            label={CONSENT.email}
            description={CONSENT.emailHint}
            type="email"
            autoComplete="email"
            value={email}
            onChange={(event) => setEmail(event.currentTarget.value)}
            error={errors.email ? fill(VALIDATION[errors.email], {}) : undefined}
          />
          <PhoneInput
            id="phone"
            label={CONSENT.phone}
            description={CONSENT.phoneHint}
            defaultValue={phone}
            onValue={setPhone}
            error={errors.phone ? fill(VALIDATION[errors.phone], {}) : undefined}
          />
        </div>
        {typo && (
          <button type="button" className={classes.typo} onClick={() => setEmail(typo)}>
            {CONSENT.typo(typo)}
          </button>
        )}
      </Card>
      <Card title={CONSENT.noticeTitle}>
        <p className={classes.short}>{CONSENT.short}</p>
        <DataList items={CONSENT.notice.map(([label, value]) => ({ label, value }))} />
      </Card>
      <Card title={CONSENT.checksTitle}>
        <div className={classes.checks}>
          {CONSENT.checks.map((label, index) => (
            <Checkbox
              key={label}
              id={`check${index}`}
              label={label}
              checked={ticks[index] ?? false}
              onChange={(event) => {
                const { checked } = event.currentTarget;
                setTicks((old) => old.map((tick, at) => (at === index ? checked : tick)));
              }}
              error={errors[`check${index}`] ? VALIDATION.consentMissing : undefined}
            />
          ))}
        </div>
      </Card>
      <div>
        <Button type="submit" loading={busy}>
          {CONSENT.submit}
        </Button>
        <p className={classes.copy}>{CONSENT.copyNote}</p>
      </div>
    </form>
  );
}
