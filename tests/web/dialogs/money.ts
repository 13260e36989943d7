// Bills, payment requests and the account of a loan.
import { Problem } from '../../../api/http/problems.ts';
import { MESSAGES } from '../../../domain/texts/lt/messages.ts';
import { PAYMENT_FIELD } from '../../../domain/texts/lt/payment.ts';
import { FIELD_PROBLEM_TEXT } from '../../../domain/texts/lt/problem.ts';
import { ANSWER, FUND, MOVE_WORDS } from '../../../domain/texts/lt/screen/bills.ts';
import { LOAN_ACCOUNT } from '../../../domain/texts/lt/screen/loan-account.ts';
import { PAYMENT_DOCUMENT } from '../../../domain/texts/lt/screen/payment-document.ts';
import { PAYMENT_PAGE } from '../../../domain/texts/lt/screen/payment-requests.ts';
import { paths } from '../../../web/paths.ts';
import type { DialogRow } from './row.ts';
import { wrongFields } from './answers-of.ts';
import { chosen, openedSection, pressed, then, ticked, typed } from './ways.ts';

const WORDS = 'Trūksta sąskaitos parašo';
const noComment = wrongFields({ comment: FIELD_PROBLEM_TEXT.commentMissing });
const shortComment = wrongFields({ comment: FIELD_PROBLEM_TEXT.commentTooShort });

const bill = {
  Id: 41,
  requestId: 12,
  Number: 'N-7',
  RentDate: '2026-05-01',
  Sum: '900.00',
  TenantName: 'UAB Kepykla',
  InvoiceStatusId: 2,
  AutomaticCheckId: 3,
  actions: ['refuse'],
  version: 6,
};
const ofBill = {
  address: paths.staffBill(41),
  answers: {
    'GET /api/Invoice/ManagerGet': { Invoice: bill },
    'GET /api/Request/CanConfirmInvoicesFromManager/{id}': { Items: [bill] },
  },
};

const BILLS: readonly DialogRow[] = [
  {
    ...ofBill,
    component: 'web/bills/MoveDialog.tsx#MoveDialog',
    name: 'a bill that is not taken',
    open: pressed(MOVE_WORDS.refuse.title('N-7')),
    title: MOVE_WORDS.refuse.title('N-7'),
    act: {
      verb: MOVE_WORDS.refuse.button,
      wrong: [noComment, shortComment],
      fill: then(ticked(ANSWER.forGood), typed({ [ANSWER.comment]: WORDS })),
      call: 'POST /api/Invoice/ManagerReject',
      path: '/api/Invoice/ManagerReject?invoiceId=41',
      body: { comment: WORDS, toCorrect: false, version: 6 },
    },
  },
  {
    ...ofBill,
    component: 'web/bills/FundBills.tsx#FundDialog',
    name: 'new bills confirmed for financing',
    open: pressed(FUND.button),
    title: FUND.title,
    act: {
      verb: FUND.confirm,
      wrong: [{ says: [FUND.choose] }],
      fill: (dialog) => dialog.getByRole('checkbox').check(),
      call: 'POST /api/Request/ConfirmInvoicesFromManager/{id}',
      path: '/api/Request/ConfirmInvoicesFromManager/12',
      body: { invoiceIds: [41] },
    },
  },
];

const payment = (action: string) => ({
  requestId: 12,
  ContractInfo: { Id: 5, Number: '12-1', PaymentRequestStatusId: 5, Name: 'UAB Medis' },
  DocumentsInfo: {
    Documents: [
      {
        Id: 51,
        Number: 1,
        SupplierName: 'UAB Lenta',
        DocumentNumber: 'L-1',
        RequiredSum: '100.00',
        IsManagerEdited: true,
      },
    ],
  },
  actions: [{ name: action, refusal: null }],
});
const ofPayment = (action: string) => ({
  address: paths.staffPaymentRequest({ requestId: 12, paymentRequestId: 5, actionType: 'view' }),
  answers: { 'GET /api/PaymentRequest/Get': payment(action) },
  component: 'web/payments/DecideDialog.tsx#DecideDialog',
});

const PAYMENTS: readonly DialogRow[] = [
  {
    ...ofPayment('approve'),
    name: 'a payment request approved',
    open: pressed(PAYMENT_PAGE.approve),
    title: PAYMENT_PAGE.approveTitle('12-1'),
    act: {
      verb: PAYMENT_PAGE.approve,
      fill: typed({ [PAYMENT_PAGE.comment]: WORDS }),
      call: 'POST /api/PaymentRequest/Approve',
      path: '/api/PaymentRequest/Approve?paymentRequestId=5',
      body: { comment: WORDS },
      refusal: new Problem('wrongStatus'),
    },
  },
  {
    ...ofPayment('return'),
    name: 'a payment request returned',
    open: pressed(PAYMENT_PAGE.return),
    title: PAYMENT_PAGE.returnTitle('12-1'),
    act: {
      verb: PAYMENT_PAGE.return,
      wrong: [
        {
          fill: typed({ [PAYMENT_PAGE.comment]: 'trum' }),
          ...shortComment,
        },
      ],
      fill: then((dialog) => dialog.getByRole('checkbox').check(), typed({ [PAYMENT_PAGE.comment]: WORDS })),
      call: 'POST /api/PaymentRequest/ReturnWithComment',
      body: { paymentRequestId: 5, comment: WORDS, prDocumentIDs: [51] },
      refusal: new Problem('wrongStatus'),
    },
  },
  {
    ...ofPayment('reject'),
    name: 'a payment request rejected',
    open: pressed(PAYMENT_PAGE.reject),
    title: PAYMENT_PAGE.rejectTitle('12-1'),
    act: {
      verb: PAYMENT_PAGE.reject,
      wrong: [noComment],
      fill: typed({ [PAYMENT_PAGE.comment]: WORDS }),
      call: 'POST /api/PaymentRequest/Reject',
      path: '/api/PaymentRequest/Reject?paymentRequestId=5',
      body: { comment: WORDS },
      refusal: new Problem('notOwnAssessment'),
    },
  },
  {
    ...ofPayment('stopDecision'),
    name: 'a decision about a payment request stopped',
    open: pressed(PAYMENT_PAGE.stop),
    title: PAYMENT_PAGE.stopTitle,
    act: {
      verb: PAYMENT_PAGE.stop,
      wrong: [shortComment],
      fill: typed({ [PAYMENT_PAGE.reason]: WORDS }),
      call: 'POST /api/PaymentRequest/StopDecision',
      body: { paymentRequestId: 5, comment: WORDS },
      refusal: new Problem('decisionHeld'),
    },
  },
  {
    component: 'web/payment-document/LeaveGuard.tsx#LeaveGuard',
    name: 'an evaluation left unsaved',
    address: paths.staffPaymentDocument({
      documentId: 51,
      actionType: 'edit',
      requestId: 12,
      paymentRequestId: 5,
    }),
    answers: {
      'GET /api/PaymentRequest/Get': payment('editDocument'),
      'GET /api/PaymentRequest/GetPrDocument': {
        Id: 51,
        ContractInfo: { PaymentRequestStatusId: 5, requestId: 12, paymentRequestId: 5, actionType: 'edit' },
        LoanInfo: { LoanPurposeId: 1 },
      },
    },
    open: async (page) => {
      await page.getByRole('textbox', { name: PAYMENT_FIELD.DocumentNumber }).fill('L-2');
      await page.getByRole('link', { name: MESSAGES.paymentDocument.back }).click();
    },
    title: PAYMENT_DOCUMENT.leaveTitle,
  },
];

const ofLoan = {
  address: paths.staffRequest(12),
  answers: {
    'GET /api/Request/GetForManager': { RequestSystemInfo: { RequestId: 12, Status: 9 } },
    'GET /api/LoanAccount/Get': {
      today: '2026-11-20',
      mayKeep: true,
      Awaiting: [
        {
          paymentRequestId: 5,
          Number: '12-1',
          ApprovedSum: '500.00',
          PaidSum: '100.00',
          decidedOn: '2026-11-02',
          version: 3,
        },
      ],
      Arrears: [{ Id: 8, Kind: 'overdue', Sum: '70.00', Since: '2026-10-05', EndedOn: null }],
    },
  },
};
const inAccount = (button: string) => openedSection(LOAN_ACCOUNT.title, pressed(button));

const LOANS: readonly DialogRow[] = [
  {
    ...ofLoan,
    component: 'web/account-of-loan/PayOutDialog.tsx#PayOutDialog',
    name: 'money that was paid out',
    open: inAccount(LOAN_ACCOUNT.recordOf('12-1')),
    title: LOAN_ACCOUNT.recordTitle('12-1'),
    act: {
      verb: LOAN_ACCOUNT.record,
      wrong: [wrongFields({ sum: FIELD_PROBLEM_TEXT.sumInvalid, paidOn: FIELD_PROBLEM_TEXT.dateInvalid })],
      fill: typed({ [LOAN_ACCOUNT.sum]: '250,50', [LOAN_ACCOUNT.paidOn]: '2026-11-19' }),
      call: 'POST /api/LoanAccount/RecordPayOut',
      body: { paymentRequestId: 5, sum: '250.50', paidOn: '2026-11-19' },
    },
  },
  {
    ...ofLoan,
    component: 'web/account-of-loan/ArrearDialogs.tsx#ArrearDialog',
    name: 'an instalment that is overdue',
    open: inAccount(LOAN_ACCOUNT.enter),
    title: LOAN_ACCOUNT.enterTitle,
    act: {
      verb: LOAN_ACCOUNT.save,
      wrong: [wrongFields({ sum: FIELD_PROBLEM_TEXT.sumInvalid, since: FIELD_PROBLEM_TEXT.dateInvalid })],
      fill: then(
        chosen(LOAN_ACCOUNT.kind, 'overdue'),
        typed({
          [LOAN_ACCOUNT.sum]: '70',
          [LOAN_ACCOUNT.since.overdue]: '2026-11-05',
          [LOAN_ACCOUNT.note]: 'Žada sumokėti',
        }),
      ),
      call: 'POST /api/LoanAccount/EnterArrear',
      body: { requestId: 12, kind: 'overdue', sum: '70.00', since: '2026-11-05', note: 'Žada sumokėti' },
      refusal: new Problem('overdueOverPaidOut'),
    },
  },
  {
    ...ofLoan,
    component: 'web/account-of-loan/ArrearDialogs.tsx#EndDialog',
    name: 'an instalment that was paid after all',
    open: inAccount(LOAN_ACCOUNT.endOf(LOAN_ACCOUNT.kinds.overdue, '2026-10-05')),
    title: LOAN_ACCOUNT.endTitle.overdue,
    act: {
      verb: LOAN_ACCOUNT.end,
      wrong: [wrongFields({ endedOn: FIELD_PROBLEM_TEXT.dateInvalid })],
      fill: typed({ [LOAN_ACCOUNT.endedOn.overdue]: '2026-11-18' }),
      call: 'POST /api/LoanAccount/EndArrear',
      body: { id: 8, endedOn: '2026-11-18' },
      refusal: new Problem('arrearEnded'),
    },
  },
];

export const MONEY_ROWS: readonly DialogRow[] = [...BILLS, ...PAYMENTS, ...LOANS];
