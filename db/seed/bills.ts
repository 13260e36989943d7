import type { DemoPerson } from './people.ts';
import type { Visitor } from './portal.ts';

const I = '/api/Invoice';

interface Rent {
  requestId: number;
  tenant: Visitor;
  owner: Visitor;
  manager: Visitor;
  lessor: DemoPerson;
  /** Of the journey, for the keys of its steps. */
  name: string;
}

/** As far as each bill of rent goes; the lease of the demo parties covers their months. */
const BILLS = [
  { number: 'N-2020-02', month: '2020-02-01', sum: '640.00', upTo: 'funded' },
  { number: 'N-2020-03', month: '2020-03-01', sum: '640.00', upTo: 'confirmed' },
  { number: 'N-2020-04', month: '2020-04-01', sum: '655.00', upTo: 'returned' },
  { number: 'N-2020-05', month: '2020-05-01', sum: '655.00', upTo: 'sent' },
  { number: 'N-2020-06', month: '2020-06-01', sum: '655.00', upTo: 'saved' },
] as const;

/** Bills of rent between tenant, owner and staff, one for each place where a bill may wait. */
export async function sendBills({ requestId, tenant, owner, manager, lessor, name }: Rent): Promise<void> {
  const post = <T>(who: Visitor, path: string, more: Parameters<Visitor['call']>[1] & { step: string }) =>
    who.call<T>(path, { method: 'POST', ...more, step: `${name}:bill:${more.step}` });
  for (const { number, month, sum, upTo } of BILLS) {
    const { invoiceId } = await post<{ invoiceId: number }>(tenant, `${I}/Save`, {
      query: { requestId },
      json: {
        Number: number,
        RentDate: month,
        Sum: sum,
        RealEstateObjectId: '1094-0123-4567:0001',
        OwnerCode: lessor.PersonalCode,
        OwnerName: `${lessor.FirstName} ${lessor.LastName}`,
        send: upTo !== 'saved',
      },
      step: `save:${number}`,
    });
    const query = { invoiceId };
    if (upTo === 'funded' || upTo === 'confirmed')
      await post(owner, `${I}/Confirm`, { query, json: {}, step: `confirm:${number}` });
    if (upTo === 'returned') {
      const json = { comment: 'Balandžio nuoma buvo sumažinta iki 500,00 EUR.', toCorrect: true };
      await post(owner, `${I}/Reject`, { query, json, step: `return:${number}` });
    }
    if (upTo === 'funded')
      await post(manager, `/api/Request/ConfirmInvoicesFromManager/${requestId}`, {
        json: {},
        step: `fund:${number}`,
      });
  }
}
