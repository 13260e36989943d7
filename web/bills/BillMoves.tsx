import { Button } from '@mantine/core';
import { useState } from 'react';
import type { BillSide } from '../../domain/bills/moves.ts';
import { MOVE_WORDS } from '../../domain/texts/lt/screen/bills.ts';
import { MoveDialog, type DialogMove } from './MoveDialog.tsx';
import type { Bill } from './queries.ts';

const SHOWN: readonly DialogMove[] = ['confirm', 'reject', 'refuse', 'delete'];

interface BillMovesProps {
  bill: Bill;
  side: BillSide;
  onDone?: (move: DialogMove) => void;
}

/** What the server says may be done with a bill, each with its dialog. */
export function BillMoves({ bill, side, onDone }: BillMovesProps) {
  const [move, setMove] = useState<DialogMove | null>(null);
  return (
    <>
      {SHOWN.filter((one) => bill.actions.includes(one)).map((one) => (
        <Button
          key={one}
          size="sm"
          variant={one === 'confirm' ? 'filled' : 'default'}
          aria-label={MOVE_WORDS[one].title(bill.Number)}
          onClick={() => setMove(one)}
        >
          {MOVE_WORDS[one].button}
        </Button>
      ))}
      {move && (
        <MoveDialog
          bill={bill}
          side={side}
          move={move}
          onClose={() => setMove(null)}
          onDone={() => onDone?.(move)}
        />
      )}
    </>
  );
}
