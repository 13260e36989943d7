import { Button } from '@mantine/core';
import { IconColumns3 } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { INBOX } from '../../../domain/texts/lt/screen/staff-inbox.ts';
import type { TableLook } from './use-table-look.ts';

const ColumnsPanel = lazy(() =>
  import('./ColumnsPanel.tsx').then((module) => ({ default: module.ColumnsPanel })),
);

/** Opens the choice of columns; its file comes with the first click. */
export function ColumnsButton(props: { look: TableLook; onLook: (look: TableLook) => void }) {
  const [isAsked, setAsked] = useState(false);
  const button = (
    <Button
      variant="default"
      size="xs"
      leftSection={<IconColumns3 size={16} stroke={1.7} aria-hidden />}
      onClick={() => setAsked(true)}
    >
      {INBOX.columns}
    </Button>
  );
  if (!isAsked) return button;
  return (
    <Suspense fallback={button}>
      <ColumnsPanel {...props} />
    </Suspense>
  );
}
