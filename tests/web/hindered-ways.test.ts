import { brokenCalls } from './other-ways/broken-calls.ts';
import { endedSession } from './other-ways/ended-session.ts';
import { openGround } from './other-ways/ground.ts';
import { listAndCase } from './other-ways/list-and-case.ts';
import { phone } from './other-ways/phone.ts';
import { rights } from './other-ways/rights.ts';

const ground = openGround();
listAndCase(ground);
endedSession(ground);
rights(ground);
brokenCalls(ground);
phone(ground);
