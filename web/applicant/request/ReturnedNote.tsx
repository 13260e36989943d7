import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import type { Untouched } from '../../../domain/forms/findings.ts';
import { RETURNED } from '../../../domain/texts/lt/screen/returned.ts';
import { Card } from '../../ui/Card.tsx';
import { Note } from '../../ui/Note.tsx';
import { documentName } from './document-name.ts';
import type { RequestDetail } from './queries.ts';
import classes from './ReturnedNote.module.css';

export interface FindingsProps {
  returned: NonNullable<RequestDetail['returned']>;
  sections: readonly { id: string; title: string }[];
  /** While it is being mended: what is left, and the way there. */
  open?: Untouched | null;
  onSection?: (id: string) => void;
  onDocument?: (document: string) => void;
}

interface Finding {
  key: string;
  label: string;
  isOpen: boolean | null;
  onGo?: (() => void) | undefined;
}

/** What the evaluator wrote, by whom and when, and what exactly is to be mended. */
export default function ReturnedNote(props: FindingsProps) {
  const { returned } = props;
  const { sections, documents } = findingsOf(props);
  return (
    <Note tone="warning" title={RETURNED.title}>
      <blockquote className={classes.quote}>{returned.comment}</blockquote>
      <p className={classes.by}>{RETURNED.by(returned.by, returned.at)}</p>
      <FindingList title={RETURNED.sections} findings={sections} />
      <FindingList title={RETURNED.documents} findings={documents} />
    </Note>
  );
}

/** The same beside the buttons, for as long as the form is filled. */
export function FindingsCard(props: FindingsProps) {
  const { sections, documents } = findingsOf(props);
  const all = [...sections, ...documents];
  const done = all.filter(({ isOpen }) => isOpen === false).length;
  return (
    <Card
      title={RETURNED.railTitle}
      aside={all.length > 0 ? RETURNED.doneOf(done, all.length) : undefined}
      className={classes.card}
    >
      <p className={classes.words}>{props.returned.comment}</p>
      <FindingList findings={all} />
    </Card>
  );
}

function findingsOf({ returned, sections, open, onSection, onDocument }: FindingsProps) {
  return {
    sections: sections
      .filter((section) => returned.sections.includes(section.id))
      .map((section): Finding => ({
        key: section.id,
        label: section.title,
        isOpen: open ? open.sections.includes(section.id) : null,
        onGo: onSection && (() => onSection(section.id)),
      })),
    documents: returned.documents.map((document): Finding => ({
      key: document,
      label: documentName(document),
      isOpen: open ? open.documents.includes(document) : null,
      onGo: onDocument && (() => onDocument(document)),
    })),
  };
}

function FindingList({ title, findings }: { title?: string; findings: readonly Finding[] }) {
  if (findings.length === 0) return null;
  return (
    <>
      {title && <p className={classes.listTitle}>{title}</p>}
      <ul className={classes.list}>
        {findings.map(({ key, label, isOpen, onGo }) => (
          <li key={key} className={classes.finding} data-open={isOpen ?? undefined}>
            {isOpen === false ? (
              <IconCheck size={15} stroke={2.2} aria-hidden />
            ) : (
              <IconAlertTriangle size={15} stroke={2} aria-hidden />
            )}
            {onGo ? (
              <button type="button" className={classes.go} onClick={onGo}>
                {label}
              </button>
            ) : (
              <span>{label}</span>
            )}
            {isOpen !== null && (
              <span className={classes.state}>{isOpen ? RETURNED.open : RETURNED.mended}</span>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
