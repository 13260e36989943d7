import { expect, test } from '@jest/globals';
import { kindsOf, SCREENED_TOPICS, TOPIC_KINDS } from './topics.ts';

/** The vocabulary as opensanctions/followthemoney has it (followthemoney/types/topic.py, read on 2026-11-22). */
const VOCABULARY = `
  crime crime.fraud crime.cyber crime.fin crime.env crime.theft crime.war crime.boss crime.terror crime.traffick
  crime.traffick.drug crime.traffick.human forced.labor asset.frozen wanted corp.offshore corp.shell corp.public
  corp.disqual gov gov.national gov.state gov.muni gov.soe gov.igo gov.head gov.admin gov.executive gov.legislative
  gov.judicial gov.security gov.financial gov.religion fin fin.bank fin.fund fin.adivsor mare.detained mare.shadow
  mare.sts reg.action reg.warn role.pep role.pep.frmr role.pep.intl role.pep.natl role.pol role.rca role.judge
  role.civil role.diplo role.lawyer role.acct role.spy role.oligarch role.journo role.act role.lobby pol.party
  pol.union rel mil sanction sanction.linked sanction.control sanction.counter export.control export.control.linked
  export.risk invest.risk invest.ban debarment poi`
  .trim()
  .split(/\s+/);

test('every topic about sanctions or roles is decided, and none that the vocabulary does not have', () => {
  const toDecide = VOCABULARY.filter((topic) => /^(sanction|role)\b/.test(topic));
  expect(Object.keys(TOPIC_KINDS).sort()).toEqual(toDecide.sort());
});

test('sanctions, public office and those close to it are asked for, and nothing else', () => {
  expect([...SCREENED_TOPICS].sort()).toEqual([
    'role.pep',
    'role.pep.frmr',
    'role.pep.intl',
    'role.pep.natl',
    'role.rca',
    'sanction',
    'sanction.control',
    'sanction.linked',
  ]);
});

test('of the whole vocabulary only these make an entry matter', () => {
  const found = (kind: string) => VOCABULARY.filter((topic) => kindsOf([topic]).join() === kind);
  expect(found('sanctions')).toEqual(['sanction', 'sanction.linked', 'sanction.control']);
  expect(found('pep')).toEqual(['role.pep', 'role.pep.frmr', 'role.pep.intl', 'role.pep.natl', 'role.rca']);
  expect(found('')).toHaveLength(VOCABULARY.length - 8);
});

test('a politician whom another state has put on its counter-list is in office and not under sanctions', () => {
  expect(kindsOf(['role.pep', 'sanction.counter'])).toEqual(['pep']);
  expect(kindsOf(['sanction.counter', 'debarment', 'crime'])).toEqual([]);
  expect(kindsOf(['role.rca', 'poi', 'sanction.linked', 'sanction'])).toEqual(['sanctions', 'pep']);
});

test('a topic the table does not know does not count by how it begins', () => {
  expect(kindsOf(['sanction.countered', 'role.peppered', 'toString'])).toEqual([]);
});
