import { Button, NativeSelect, Radio, Textarea } from '@mantine/core';
import { IconUsers } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { hasRight } from '../../../domain/application/rights.ts';
import type { ReturnAction } from '../../../domain/repair/cause.ts';
import { ACTION_TEXT } from '../../../domain/texts/lt/action.ts';
import { clockTime, REPAIR } from '../../../domain/texts/lt/screen/repair.ts';
import { api } from '../../api/client.ts';
import type { KeyHeader } from '../../api/act.ts';
import { paths } from '../../paths.ts';
import classes from './Repair.module.css';
import { numberOf, type Cause, type RepairConsole, type Stopped, useDeed } from './queries.ts';

/** Nobody has chosen yet. */
const NOTHING = { value: '', label: '–' };

interface RemedyPaneProps {
  cause: Cause;
  /** Null: it keeps no request. */
  request: Stopped | null;
  console: RepairConsole;
  roles: readonly string[];
}

type Way = 'wait' | 'retry' | 'supply' | 'return';
/** Going back to correction tells the applicant why. */
const READ_BY_APPLICANT: readonly ReturnAction[] = ['return', 'rejectConditionsChange'];

/** What may be done: wait, try, enter the value, go back; what changes something names its second person first. */
export function RemedyPane({ cause, request, console: data, roles }: RemedyPaneProps) {
  const [way, setWay] = useState<Way>('wait');
  const [action, setAction] = useState<ReturnAction | null>(request?.returns[0] ?? null);
  const [reason, setReason] = useState('');
  const [second, setSecond] = useState<string | null>(null);
  const [isAsked, setAsked] = useState(false);
  const { busy, carryOut } = useDeed();
  const people = data.people.filter(({ mayRetry, mayReturn }) =>
    way === 'return' ? action !== null && mayReturn.includes(action) : mayRetry,
  );
  const named = people.find(({ id }) => id === second) ?? null;
  const isProposal = way === 'retry' || (way === 'return' && action !== null);
  const propose = async () => {
    setAsked(true);
    if (reason.trim() === '' || !named) return;
    const isReturn = way === 'return';
    const body = {
      cause: cause.cause,
      remedy: isReturn ? ('return' as const) : ('retry' as const),
      requestId: isReturn ? request!.requestId : null,
      action: isReturn ? action : null,
      reason,
      secondId: named.id,
    };
    const isDone = await carryOut(
      (header: KeyHeader) => api.POST('/api/BackOffice/Repair/Propose', { params: { header }, body }),
      REPAIR.submitted,
    );
    if (!isDone) return;
    setWay('wait');
    setReason('');
    setAsked(false);
  };
  return (
    <section className={classes.remedy} aria-labelledby="repair-remedy">
      <h2 id="repair-remedy" className={classes.title}>
        {REPAIR.remedy}
        {request && ` · ${REPAIR.about(numberOf(request))}`}
      </h2>
      <Radio.Group aria-labelledby="repair-remedy" value={way} onChange={(value) => setWay(value)}>
        <div className={classes.ways}>
          <Radio
            value="wait"
            label={REPAIR.wait.label}
            description={REPAIR.wait.text(cause.nextAt && clockTime(cause.nextAt, data.now))}
          />
          <Radio
            value="retry"
            label={REPAIR.retry.label}
            description={REPAIR.retry.text(cause.requests.length)}
          />
          {cause.cause.startsWith('register:') && (
            <Radio value="supply" label={REPAIR.supply.label} description={REPAIR.supply.text} />
          )}
          <Radio
            value="return"
            label={REPAIR.back.label}
            disabled={!request || request.returns.length === 0}
            description={
              request && request.returns.length > 0
                ? request.returns.map((name) => ACTION_TEXT[name].button).join(', ')
                : request?.payment
                  ? REPAIR.back.nonePayment
                  : REPAIR.back.none
            }
          />
        </div>
      </Radio.Group>
      {way === 'supply' && request && <Supply requestId={request.requestId} roles={roles} />}
      {way === 'return' && request && request.returns.length > 1 && (
        <NativeSelect
          label={REPAIR.back.pick}
          data={[
            NOTHING,
            ...request.returns.map((name) => ({ value: name, label: ACTION_TEXT[name].button })),
          ]}
          value={action ?? ''}
          onChange={(event) => setAction((event.currentTarget.value || null) as ReturnAction | null)}
        />
      )}
      {isProposal && (
        <>
          <Textarea
            label={REPAIR.reason}
            description={
              way === 'return' && action && READ_BY_APPLICANT.includes(action) ? REPAIR.reasonSeen : undefined
            }
            autosize
            minRows={3}
            maxLength={1000}
            value={reason}
            onChange={(event) => setReason(event.currentTarget.value)}
            error={isAsked && reason.trim() === '' ? REPAIR.reasonMissing : null}
          />
          {people.length > 0 ? (
            <NativeSelect
              label={REPAIR.second}
              data={[NOTHING, ...people.map(({ id, name }) => ({ value: id, label: name }))]}
              value={named?.id ?? ''}
              onChange={(event) => setSecond(event.currentTarget.value || null)}
              error={isAsked && !named ? REPAIR.secondMissing : null}
            />
          ) : (
            <p className={classes.note}>{REPAIR.secondNone}</p>
          )}
          <p className={classes.note}>
            <IconUsers size={18} stroke={1.8} aria-hidden />
            <span>
              <strong>{REPAIR.fourEyes}</strong> {REPAIR.fourEyesText(named?.name ?? null)}
            </span>
          </p>
          <Button size="md" loading={busy} disabled={people.length === 0} onClick={() => void propose()}>
            {REPAIR.submit}
          </Button>
        </>
      )}
      <p className={classes.meta}>
        {REPAIR.logged}{' '}
        {request?.engineUrl && (
          <a
            href={request.engineUrl}
            target="_blank"
            rel="noreferrer"
            aria-label={REPAIR.engineOf(numberOf(request))}
          >
            {REPAIR.record}
          </a>
        )}
      </p>
    </section>
  );
}

function Supply({ requestId, roles }: { requestId: number; roles: readonly string[] }) {
  if (!hasRight('renewRegisters', roles)) return <p className={classes.note}>{REPAIR.supply.locked}</p>;
  return <Link to={paths.staffRequest(requestId)}>{REPAIR.supply.open(requestId)}</Link>;
}
