import { IconSearch } from '@tabler/icons-react';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { STAFF } from '../../../domain/texts/lt/screen/staff.ts';
import { paths } from '../../paths.ts';
import { storeSearch } from '../inbox/use-inbox-view.ts';
import classes from './RequestSearch.module.css';

/** From anywhere: a request's number opens it, anything else is looked for in the list. Ctrl+K comes here. */
export function RequestSearch({ onDone }: { onDone: () => void }) {
  const [text, setText] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'k') return;
      event.preventDefault();
      input.current?.focus();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wanted = text.trim();
    if (wanted === '') return;
    const number = /^(?:nr\.?\s*)?(\d{1,6})$/i.exec(wanted)?.[1];
    setText('');
    input.current?.blur();
    onDone();
    if (number) return void navigate(paths.staffRequest(Number(number)));
    storeSearch(wanted);
    void navigate(paths.staffMain, { state: { search: wanted } });
  };
  return (
    <form role="search" aria-label={STAFF.search} className={classes.form} onSubmit={submit}>
      <IconSearch size={16} stroke={1.8} aria-hidden className={classes.icon} />
      <input
        ref={input}
        className={classes.input}
        aria-label={STAFF.search}
        placeholder={STAFF.searchShort}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <kbd className={classes.key} aria-hidden>
        Ctrl K
      </kbd>
    </form>
  );
}
