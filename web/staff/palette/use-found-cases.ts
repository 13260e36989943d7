import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { PALETTE } from '../../../domain/texts/lt/screen/staff-palette.ts';
import { STATUS_TEXT } from '../../../domain/texts/lt/status.ts';
import { api, ask } from '../../api/client.ts';
import { paths } from '../../paths.ts';
import { NO_FILTER } from '../inbox/inbox-filter.ts';
import { numberIn, type Entry } from './entry.ts';
import { useOpenList } from './use-entries.ts';

const TYPING_MS = 200;
/** One letter finds everything, and so nothing. */
const LETTERS = 2;
const CASES = 6;

/** Cases by number, code, name or person over everything one may read, and the way to all of them in the list. */
export function useFoundCases(question: string): { entries: Entry[]; isSearching: boolean; failed: boolean } {
  const navigate = useNavigate();
  const openList = useOpenList();
  const text = question.trim();
  const [asked] = useDebouncedValue(text, TYPING_MS);
  const isSearched = asked.length >= LETTERS;
  const { data, isFetching, isError } = useQuery({
    queryKey: ['staff', 'palette', asked],
    queryFn: () =>
      ask(
        api.POST('/api/Request/GetManagerRequests', {
          body: { search: asked, page: 1, countPerPage: CASES },
        }),
      ),
    enabled: isSearched,
    staleTime: 10_000,
    placeholderData: keepPreviousData,
  });
  if (text === '') return { entries: [], isSearching: false, failed: false };
  const number = numberIn(text);
  const rows = isSearched && text.length >= LETTERS ? (data?.SearchResult ?? []) : [];
  const entries = [
    ...(number === null ? [] : [{ Id: number, label: PALETTE.openCase(number), detail: '' }]),
    ...rows
      .filter(({ Id }) => Id !== number)
      .map(({ Id, CompanyName, CompanyCode, Status, Assessor }) => ({
        Id,
        label: `${PALETTE.ofCase(Id)} ${CompanyName}`,
        detail: [CompanyCode, STATUS_TEXT[Status].label, Assessor ?? PALETTE.unassigned].join(' · '),
      })),
  ]
    .slice(0, CASES - 1)
    .map(({ Id, label, detail }): Entry => ({
      key: `case-${Id}`,
      group: 'cases',
      label,
      detail,
      run: () => void navigate(paths.staffRequest(Id)),
    }));
  entries.push({
    key: 'in-list',
    group: 'cases',
    label: PALETTE.inList(text),
    run: () => openList({ queue: 'all', filter: { ...NO_FILTER, text } }),
  });
  return { entries, isSearching: isSearched && (isFetching || asked !== text), failed: isError };
}
