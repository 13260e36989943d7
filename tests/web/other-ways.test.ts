import { assessment } from './other-ways/assessment.ts';
import { contract } from './other-ways/contract.ts';
import { openGround } from './other-ways/ground.ts';
import { mainDialogs } from './other-ways/main-dialogs.ts';
import { twoPeople } from './other-ways/two-people.ts';

const ground = openGround();
twoPeople(ground);
mainDialogs(ground);
contract(ground);
assessment(ground);
