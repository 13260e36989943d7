import { useQuery } from '@tanstack/react-query';
import type { TextKey } from '../../../domain/texts/lt/template/kinds.ts';
import { api, ask } from '../../api/client.ts';
import type { components } from '../../api/schema.gen.ts';

export type EditedText = components['schemas']['EditedText'];
export type TextDraft = NonNullable<EditedText['draft']>;
export type Signatories = components['schemas']['Signatories'];

export const TEXTS_KEY = ['staff', 'texts'] as const;

export const useTexts = () =>
  useQuery({ queryKey: [...TEXTS_KEY, 'all'], queryFn: () => ask(api.GET('/api/BackOffice/Texts')) });

export const useText = (key: TextKey) =>
  useQuery({
    queryKey: [...TEXTS_KEY, key],
    queryFn: () => ask(api.GET('/api/BackOffice/Texts/{key}', { params: { path: { key } } })),
  });

export const useSignatories = () =>
  useQuery({
    queryKey: [...TEXTS_KEY, 'signatories'],
    queryFn: () => ask(api.GET('/api/BackOffice/Signatories')),
  });
