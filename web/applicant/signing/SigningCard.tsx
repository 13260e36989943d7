import { Button, Checkbox } from '@mantine/core';
import { IconChevronRight, IconFileText, IconSignature } from '@tabler/icons-react';
import { useId, useRef, useState } from 'react';
import { formatBytes } from '../../../domain/texts/lt/format.ts';
import { SIGNING as T } from '../../../domain/texts/lt/screen/signing.ts';
import { withDates } from '../../ui/DateText.tsx';
import '../../ui/style/inputs.css';
import type { RequestDetail } from '../request/queries.ts';
import type { SigningInfo } from './queries.ts';
import { Signers } from './Signers.tsx';
import { SigningDeadline } from './SigningDeadline.tsx';
import { signedTerms } from './signed-terms.ts';
import { useOpenSigning } from './use-open-signing.ts';
import classes from './SigningCard.module.css';

interface SigningCardProps {
  id: number;
  detail: RequestDetail;
  info: SigningInfo;
  document: SigningInfo['documents'][number];
  /** Absent where the document stands beside the card. */
  onRead?: () => void;
}

/** What is signed, by whom for whom and until when; one click opens one signing, however often it is pressed. */
export function SigningCard({ id, detail, info, document, onRead }: SigningCardProps) {
  const titleId = useId();
  const change = document.FileType === 'ChangeConditions' ? info.change : null;
  const terms = signedTerms(detail.Contract, change, detail.LoanInfo?.LoanPurposeId);
  const clock = detail.clocks.find((running) => running.kind === detail.mainClock);
  return (
    <section className={classes.card} aria-labelledby={titleId}>
      <h2 id={titleId} className={classes.what}>
        {terms.title}
      </h2>
      {terms.sum && <p className={classes.sum}>{terms.sum}</p>}
      {terms.under && <p className={classes.under}>{terms.under}</p>}
      <dl className={classes.terms}>
        {terms.rows.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{withDates(value)}</dd>
          </div>
        ))}
      </dl>
      {onRead && (
        <button type="button" className={classes.paper} onClick={onRead}>
          <IconFileText size={26} stroke={1.5} aria-hidden />
          <span>
            <b>{T.read}</b>
            <span>{T.pdf(formatBytes(document.Size))}</span>
          </span>
          <IconChevronRight size={18} stroke={1.8} aria-hidden />
        </button>
      )}
      <Signers party={detail.company.Name} />
      {clock && <SigningDeadline id={id} clock={clock} isChange={change !== null} />}
      <Consent id={id} isChange={change !== null} />
    </section>
  );
}

/** The tick and the button; on a phone they stay at the bottom of the screen. */
function Consent({ id, isChange }: { id: number; isChange: boolean }) {
  const { open, opening } = useOpenSigning(id);
  const [agreed, setAgreed] = useState(false);
  const [tried, setTried] = useState(false);
  const tick = useRef<HTMLInputElement>(null);
  const sign = () => {
    if (agreed) return void open();
    setTried(true);
    tick.current?.focus();
  };
  return (
    <div className={classes.act} data-print="no">
      <Checkbox
        ref={tick}
        label={isChange ? T.agreeChange : T.agree}
        checked={agreed}
        onChange={(event) => setAgreed(event.currentTarget.checked)}
        error={tried && !agreed ? T.mustAgree : undefined}
      />
      <Button
        fullWidth
        size="md"
        loading={opening}
        onClick={sign}
        leftSection={<IconSignature size={18} aria-hidden />}
      >
        {T.sign}
      </Button>
      <p className={classes.after} role="status">
        {opening ? T.opening : T.handOver}
        {!opening && <span className={classes.back}> {T.handBack}</span>}
      </p>
    </div>
  );
}
