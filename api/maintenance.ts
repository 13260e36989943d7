import { vilniusTime } from '../domain/values/days.ts';
import { maintenanceSentence } from '../domain/texts/lt/maintenance.ts';
import type { ApiConfig } from './config.ts';
import { Problem } from './http/problems.ts';

export interface Maintenance {
  /** Vilnius wall clock, 'yyyy-MM-dd HH:mm'. */
  from: string;
  to: string;
  isNow: boolean;
}

const minute = (instant: number): string => vilniusTime(instant).slice(0, 16);

/** The configured window while it is near or on; null otherwise. Wall clocks of one town compare as text. */
export function maintenanceAt(
  { MAINTENANCE_FROM: from, MAINTENANCE_TO: to, MAINTENANCE_NOTICE_HOURS: hours }: MaintenanceConfig,
  now: number,
): Maintenance | null {
  if (!from || !to || minute(now) >= to || minute(now + hours * 3_600_000) < from) return null;
  return { from, to, isNow: from <= minute(now) };
}

type MaintenanceConfig = Pick<ApiConfig, 'MAINTENANCE_FROM' | 'MAINTENANCE_TO' | 'MAINTENANCE_NOTICE_HOURS'>;

/** Nobody logs in to apply while the portal is being worked on; staff do, because they may have to look. */
export function assertNoMaintenance(config: MaintenanceConfig): void {
  const window = maintenanceAt(config, Date.now());
  if (window?.isNow) throw new Problem('maintenance', { sentence: maintenanceSentence(window) });
}
