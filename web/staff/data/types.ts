// Names of the wire for the staff's screens.
import type { z } from 'zod';
import type * as L from '../../../api/wire/staff-list.ts';

export type ManagerFilter = z.input<typeof L.managerFilter>;
