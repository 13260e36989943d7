import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { ARRIVALS, tasksOnArrival } from './arrivals.ts';
import { refusal } from './refusal.ts';
import { ROLES } from './role.ts';
import { FINAL_STATUSES, Status, STATUS_IDS, statusName, TURN, type StatusId } from './status.ts';
import {
  ACTION_NAMES,
  destination,
  possibleDestinations,
  transitionOf,
  type ActionName,
} from './transitions.ts';

const anyAction = fc.constantFrom(...ACTION_NAMES);
const anyStatus = fc.constantFrom<StatusId | null>(...STATUS_IDS, null);

/** Actions that lead out of a status, or end the request. */
const waysOn = (status: StatusId): ActionName[] =>
  ACTION_NAMES.filter(
    (action) =>
      transitionOf(action).from?.includes(status) &&
      possibleDestinations(action, status).some((to) => to !== status),
  );

describe('the transition table', () => {
  test('who may do what in which status', () => {
    const grid: Record<string, Record<string, string>> = {};
    for (const status of [null, ...STATUS_IDS]) {
      const row: Record<string, string> = {};
      for (const role of ROLES) {
        const allowed = ACTION_NAMES.filter((action) => refusal(action, status, [role]) === null);
        if (allowed.length > 0) row[role] = allowed.join(' ');
      }
      grid[status === null ? 'none' : `${status} ${statusName(status)}`] = row;
    }
    expect(grid).toMatchSnapshot();
  });

  test('a foreign role or status is always refused, whatever other roles one has', () => {
    fc.assert(
      fc.property(anyAction, anyStatus, fc.subarray([...ROLES]), (action, status, roles) => {
        const row = transitionOf(action);
        const fits = row.from === null ? status === null : status !== null && row.from.includes(status);
        const code = refusal(action, status, roles);
        if (!row.by.some((role) => roles.includes(role))) expect(code).toBe('wrongRole');
        else expect(code).toBe(fits ? null : 'wrongStatus');
      }),
    );
  });

  test('no path leaves the table: every allowed walk stays among the statuses until the request is gone', () => {
    const decision = fc.constantFrom('Accepted', 'Denied', 'DataIsMissing', null);
    const step = fc.record({
      action: anyAction,
      cameFrom: fc.constantFrom(Status.signed, Status.changeSigned),
      decision,
    });
    fc.assert(
      fc.property(fc.array(step, { minLength: 1, maxLength: 120 }), (steps) => {
        let status: StatusId | null = null;
        let isGone = false;
        for (const { action, ...facts } of steps) {
          if (isGone || refusal(action, status, ROLES) !== null) continue;
          const to: StatusId | null = destination(action, status, facts);
          expect(possibleDestinations(action, status)).toContain(to);
          isGone = to === null;
          status = to;
          if (!isGone) expect(STATUS_IDS).toContain(status);
        }
      }),
      { numRuns: 500 },
    );
  });

  test('every status but the first can be reached from nothing', () => {
    const reached = new Set<StatusId>([Status.preparing]);
    for (let before = 0; before !== reached.size;) {
      before = reached.size;
      for (const status of [...reached]) {
        for (const action of waysOn(status)) {
          for (const to of possibleDestinations(action, status)) if (to !== null) reached.add(to);
        }
      }
    }
    expect([...reached].sort((a, b) => a - b)).toEqual([...STATUS_IDS]);
  });

  test.each(STATUS_IDS.map((status) => [statusName(status), status] as const))(
    '%s has an owner and a way on, or is final',
    (_name, status) => {
      if (FINAL_STATUSES.includes(status)) {
        expect(waysOn(status)).toEqual([]);
        return;
      }
      const ways = waysOn(status);
      expect(ways.length).toBeGreaterThan(0);
      const owner = TURN[status];
      const roles = new Set(ways.flatMap((action) => transitionOf(action).by));
      if (owner === 'applicant') expect(roles.has('applicant') || roles.has('signingProvider')).toBe(true);
      if (owner === 'provider') {
        expect(tasksOnArrival(status, true).length).toBeGreaterThan(0);
        expect(tasksOnArrival(status, false).length).toBeGreaterThan(0);
      }
      if (owner !== 'provider') expect(ARRIVALS[status].tasks).toEqual([]);
    },
  );

  test('a change that is refused leads back where it came from, and a term of signing that ends, before the contract', () => {
    for (const cameFrom of [Status.signed, Status.changeSigned])
      expect(destination('rejectConditionsChange', Status.conditionsChange, { cameFrom })).toBe(cameFrom);
    expect(destination('signingExpired', Status.contractGenerated)).toBe(Status.approved);
    expect(destination('changeSigningExpired', Status.changeGenerated)).toBe(Status.conditionsChange);
    expect(destination('docsExpired', Status.awaitingDocuments)).toBe(Status.rejected);
  });

  test('an irreversible decision ends the request', () => {
    for (const action of ACTION_NAMES.filter((name) => transitionOf(name).irreversible)) {
      expect(FINAL_STATUSES).toContain(transitionOf(action).to);
    }
  });

  test('codes of the action log are not given to two different decisions', () => {
    const codes = ACTION_NAMES.flatMap((action) =>
      transitionOf(action).log.map((code) => [code, action] as const),
    );
    const shared = codes.filter(([code]) => codes.filter(([other]) => other === code).length > 1);
    expect(shared.map(([code, action]) => `${code} ${action}`).sort()).toEqual([
      '19 changeContractFile',
      '19 providerSignChange',
      '46 changeTerms',
      '46 confirmConditions',
      '46 extendDelay',
      '46 increaseLoanSum',
      '46 setLoanSum',
      '5 docsExpired',
      '5 reject',
    ]);
  });
});
