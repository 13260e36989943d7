import { Button } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { DENIED } from '../../domain/texts/lt/screen/denied.ts';
import { announce } from './announce.ts';
import classes from './CopyCode.module.css';

const SHOWN_MS = 3_000;

/** A code for whoever helps: shown to be read out, and copied at a click. */
export function CopyCode({ code, label = DENIED.codeLabel }: { code: string; label?: string }) {
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code);
      setCopied(true);
      announce(DENIED.copied);
    } catch {
      // Without the right to the clipboard the code is still there to be selected.
    }
  };
  const Icon = isCopied ? IconCheck : IconCopy;
  return (
    <span className={classes.line}>
      {label}: <code className={classes.code}>{code}</code>
      <Button
        size="xs"
        type="button"
        variant="default"
        onClick={() => void copy()}
        leftSection={<Icon size={14} stroke={1.9} aria-hidden />}
        data-print="no"
      >
        {isCopied ? DENIED.copied : DENIED.copy}
      </Button>
    </span>
  );
}
