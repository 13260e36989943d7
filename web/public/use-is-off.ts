import { useQuery } from '@tanstack/react-query';
import type { Feature } from '../../domain/administration/feature.ts';
import { featuresQuery } from './queries.ts';

/** An administrator has switched it off: its buttons and links are not shown. False until that is known. */
export function useIsOff(feature: Feature): boolean {
  return useQuery(featuresQuery).data?.off.includes(feature) ?? false;
}
