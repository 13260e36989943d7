import { REGISTERS } from '../../../domain/texts/lt/screen/registers.ts';
import { Card } from '../../ui/Card.tsx';
import { RegisterSteps } from './RegisterSteps.tsx';
import { SilentRegisters } from './SilentRegisters.tsx';
import type { RegistersProgress } from './queries.ts';

/** All registers while they are asked; once only those are left that do not answer, these. */
export default function RegisterNews({ progress }: { progress: RegistersProgress }) {
  const isCollecting = progress.Steps.some(
    ({ state, missingSince }) => (state === 'waiting' || state === 'running') && missingSince === null,
  );
  if (!isCollecting) return <SilentRegisters progress={progress} />;
  return (
    <Card title={REGISTERS.heading}>
      <RegisterSteps progress={progress} />
    </Card>
  );
}
