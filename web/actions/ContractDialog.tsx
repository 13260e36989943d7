import { Button } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { actionTitle } from '../../domain/texts/lt/action-dialog.ts';
import { UI } from '../../domain/texts/lt/screen/common.ts';
import { DOUBLE_CHECK } from '../../domain/texts/lt/screen/staff-dialog.ts';
import { CallTermNote } from '../staff/CallTermNote.tsx';
import { CriteriaRules } from '../staff/case/CriteriaRules.tsx';
import { useCriteria } from '../staff/data/queries.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { ProgressSteps } from '../ui/ProgressSteps.tsx';
import { ToneBadge } from '../ui/StatusBadge.tsx';
import { ActionDialog, type ActionDialogProps } from './ActionDialog.tsx';
import classes from './ActionDialog.module.css';
import { ContractFileStep } from './ContractFileStep.tsx';
import { contractMaker } from './contract-maker.ts';
import { problemWords } from './problem-words.ts';
import { summaryOf } from './summary.ts';
import { useDoubleCheck } from './use-double-check.ts';

type Props = ActionDialogProps<'uploadContract'>;

/** „Pateikti pareiškėjui pasirašyti“: the evaluation is run again first, then the terms and the contract. */
export function ContractDialog(props: Props) {
  const id = props.request.RequestSystemInfo.RequestId;
  const { state, again } = useDoubleCheck(id);
  if (state.step === 'accepted') {
    return (
      <ActionDialog
        {...props}
        size={640}
        lead={
          <>
            <div role="status">
              <ToneBadge tone="success" icon={<IconCircleCheck size={15} stroke={2} aria-hidden />}>
                {DOUBLE_CHECK.passed}
              </ToneBadge>
            </div>
            <CallTermNote term={props.request.callTerm} />
          </>
        }
        fileStep={(step) => <ContractFileStep step={step} maker={contractMaker(id)} />}
      />
    );
  }
  return (
    <Dialog
      opened
      onClose={props.onClose}
      title={actionTitle('uploadContract', id)}
      summary={summaryOf(props.request)}
      error={
        state.step === 'denied' ? (
          <strong>{DOUBLE_CHECK.failed}</strong>
        ) : state.step === 'broken' ? (
          problemWords(state.error)
        ) : undefined
      }
      footer={
        <>
          <Button variant="default" size="md" onClick={props.onClose} data-autofocus>
            {UI.close}
          </Button>
          {state.step !== 'running' && (
            <Button size="md" onClick={again}>
              {DOUBLE_CHECK.again}
            </Button>
          )}
        </>
      }
    >
      {state.step === 'running' && (
        <div className={classes.checking}>
          <ProgressSteps
            name={DOUBLE_CHECK.title}
            startedAt={state.startedAt}
            steps={[{ key: 'check', label: DOUBLE_CHECK.running, state: 'running' }]}
          />
        </div>
      )}
      {state.step === 'denied' && <FailedRules id={id} />}
    </Dialog>
  );
}

function FailedRules({ id }: { id: number }) {
  const { data } = useCriteria(id);
  const failed = data?.Rules.filter((rule) => rule.Decision !== 'Accepted') ?? [];
  return failed.length === 0 ? null : <CriteriaRules rules={failed} />;
}
