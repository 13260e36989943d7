import { toWire } from '../../domain/values/money.ts';
import { vilniusTime } from '../../domain/values/days.ts';

/** Integer cents → wire decimal; null stays null. */
export function sum(cents: number | null): string | null {
  return cents === null ? null : toWire(cents);
}

/** Instant → 'yyyy-MM-dd HH:mm:ss' in Vilnius; null stays null. */
export function time(at: Date): string;
export function time(at: Date | null): string | null;
export function time(at: Date | null): string | null {
  return at === null ? null : vilniusTime(at);
}
