// Who has signed with what does not bind is told so, on both sides, whoever of browser and post-back came first.
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startApi, type Api, type Client } from '../harness/api.ts';
import {
  askRegisters,
  contractToSign,
  pressSign,
  signOnPage,
  type LoanPeople,
} from '../harness/over-http.ts';

let api: Api;
let people: LoanPeople;

beforeAll(async () => {
  api = await startApi();
  const [director, assessor, manager, approver, signatory] = [
    await api.applicant(),
    await api.staff('egle'),
    await api.staff('kristina'),
    await api.staff('andrius'),
    await api.staff('daiva'),
  ];
  people = { director, assessor, manager, approver, signatory };
  await askRegisters(director);
}, 120_000);
afterAll(async () => await api?.close(), 60_000);

/** Signs on the provider's page with what the portal must not take; answers the provider's own name of the signing. */
async function signPoorly(who: Client, link: string, fate: string): Promise<void> {
  const { signingUrl } = (await who.get(link)).body as { signingUrl: string };
  const token = new URL(signingUrl).pathname.split('/').pop()!;
  const met = await fetch(`${api.standIns.urls.signing}/__signings/${token}/${fate}`, { method: 'POST' });
  expect([met.status, await met.text()]).toMatchObject([200, expect.any(String)]);
  await pressSign(signingUrl);
}

const refusal = (failureCode: string, words: string) => ({
  status: 409,
  body: { code: 'signatureVerified', ErrorMessage: words, details: { failureCode } },
});

test('a signature that is not qualified, or whose certificate is revoked, is refused in words', async () => {
  const { director, signatory } = people;
  const id = await contractToSign(api, people);
  await signPoorly(director, `/api/Request/GetSigningUrl/${id}`, 'unqualified');
  const back = `/api/Request/ApplicantSigned?requestId=${id}`;
  const words = 'Parašas nekvalifikuotas. Pasirašykite kvalifikuotu elektroniniu parašu.';
  expect(await director.post(back)).toMatchObject(refusal('signatureNotQualified', words));
  // The same when everything is over already, as after a post-back.
  expect(await director.post(back)).toMatchObject(refusal('signatureNotQualified', words));
  expect((await director.get(`/api/Request/Get?requestId=${id}`)).body.RequestSystemInfo.Status).toBe(7);

  await signOnPage(director, id, { side: 'applicant', status: 8 });
  const { signings, documents } = (await director.get(`/api/Request/GetSigningInfo/${id}`)).body;
  expect(signings).toMatchObject([{ state: 'completed' }, { failureCode: 'signatureNotQualified' }]);
  expect(documents[0]).toMatchObject({ ApplicantSignature: { Level: 'QESIG' }, InvegaSignature: null });

  await signPoorly(signatory, `/api/Request/GetSigningUrlManager/${id}`, 'revoked');
  expect(await signatory.post(`/api/Request/Signed?requestId=${id}`)).toMatchObject(
    refusal('certificateRevoked', 'Sertifikatas, kuriuo pasirašyta, atšauktas.'),
  );
  await signOnPage(signatory, id, { side: 'provider', status: 9 });
  const seen = (await director.get(`/api/Request/GetSigningInfo/${id}`)).body as {
    documents: Record<string, unknown>[];
  };
  expect(seen.documents[0]).toMatchObject({
    ApplicantSignature: { Level: 'QESIG' },
    InvegaSignature: { Level: 'QESIG' },
  });
  // The provider's person is not named to the applicant, in no part of what was checked.
  expect(JSON.stringify(seen)).not.toMatch(/Stonkut/i);
}, 120_000);
