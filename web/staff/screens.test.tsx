// Screens of the back office by their words, heads and links.
import { beforeEach, describe, expect, test } from '@jest/globals';
import { rendered } from '../../tests/harness/rendered.tsx';
import { BATCH_NAME } from '../../domain/texts/lt/screen/vmi.ts';
import { MassDialog } from './batches/MassDialog.tsx';
import { BATCHES_KEY } from './batches/queries.ts';
import { Component as TurnoverFiles } from './exports/TurnoverFiles.tsx';
import { Component as StaffLogin } from './login/StaffLogin.tsx';
import { VMI_KEY, type VmiCheck } from './vmi/queries.ts';
import { Component as VmiChecks } from './vmi/VmiChecks.tsx';

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  const storage = { getItem: (key: string) => kept.get(key) ?? null, removeItem: () => undefined };
  globalThis.localStorage = globalThis.sessionStorage = storage as unknown as Storage;
});

describe('the door of staff', () => {
  test('has a title and one button, to the gateway', async () => {
    const { html, text } = await rendered(<StaffLogin />);
    expect(text).toContain('Darbuotojų prisijungimas');
    expect(html.match(/href="\/Auth\/CustomLogin\?[^"]*"/g)).toEqual([
      'href="/Auth/CustomLogin?returnTo=%2Fbackoffice%2Fmain"',
    ]);
    expect(html).not.toContain('<button');
  });

  test('is no screen for who is logged in', async () => {
    kept.set('token', 't').set('tokenStored', String(Date.now()));
    expect((await rendered(<StaffLogin />)).text).toBe('');
  });
});

test('files of turnovers stand by number, name and day, with the way back to the list', async () => {
  const files = [{ Id: 7, Name: 'apyvartos_2026-10.xlsx', Created: '2026-11-01 06:00:00', rows: 12 }];
  const { heads, rows, html } = await rendered(<TurnoverFiles />, {
    answers: [[['staff', 'turnovers'], files]],
  });
  expect(heads.slice(0, 3)).toEqual(['Id', 'Pavadinimas', 'Sukurta']);
  expect(rows).toEqual([['7', 'apyvartos_2026-10.xlsx', '2026-11-01 06:00:00', '12']]);
  expect(html).toContain('href="/backoffice/main"');
});

test('checks of the tax authority have their field, their button and the columns of the specification', async () => {
  const check: VmiCheck = {
    Id: '1',
    Created: '2026-11-20 10:00:00',
    Finished: '2026-11-20 10:01:00',
    Code: '900000016',
    VmiExportDate: '2026-11-19',
    VmiExportSum: '400000.00',
    VmiImportDate: '2026-11-18',
    VmiImportSum: '3000000.00',
    UserPersonalName: 'Eglė Vertelytė',
    state: 'Finished',
    errorCode: null,
  };
  const { heads, rows, html, text } = await rendered(<VmiChecks />, { answers: [[VMI_KEY, [check]]] });
  expect(text).toMatch(
    /VMI užklausos .*Įmonės arba asmens kodas .*Tikrinti VMI .*Tikrintos VMI įmonės\/asmenys/,
  );
  expect(html).toContain('href="/backoffice/main"');
  expect(heads).toEqual([
    'Kodas',
    'Bendra eksporto suma (be PVM), EUR',
    'Eksporto duomenų atsakymo data',
    'Bendra importo suma (be PVM), EUR',
    'Importo duomenų atsakymo data',
    'Užklausos išsiuntimo data ir laikas',
    'Atsakymo gavimo data ir laikas',
    'Užklausą pateikęs darbuotojas',
  ]);
  expect(rows).toEqual([
    [
      '900 000 016',
      '400 000,00',
      '2026-11-19',
      '3 000 000,00',
      '2026-11-18',
      '2026-11-20 10:00:00',
      '2026-11-20 10:01:00',
      'Eglė Vertelytė',
    ],
  ]);
});

test.each(['vmiRenew', 'vmiAdditionalCheck'] as const)(
  'a mass action says how many requests, by which filter, before it begins: %s',
  async (kind) => {
    const dialog = (
      <MassDialog
        kind={kind}
        filter={{ CompanyName: 'medis' }}
        total={31}
        assessorName={() => ''}
        onClose={() => undefined}
      />
    );
    const { html, text } = await rendered(dialog, { answers: [[BATCHES_KEY, []]] });
    expect(html).toContain('role="dialog"');
    expect(text).toContain(BATCH_NAME[kind]);
    expect(text).toMatch(/Ar tikrai .*31 paraiškos .*VMI .*\?/);
    expect(text).toContain('Įmonės pavadinimas: medis');
    expect(text).toMatch(/Atšaukti .*31/);
  },
);
