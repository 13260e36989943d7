// „Įvertinti“: size, sum and risk in one form.
export const ASSESS = {
  title: (id: number) => `Įvertinti prašymą Nr. ${id}`,
  parts: {
    setCompanySize: 'Verslo subjekto statusas',
    setLoanSum: 'Paskolos suma',
    assessRisk: 'Rizikos vertinimas',
  },
  partSaved: 'Išsaugota',
  save: 'Išsaugoti',
  saveAndHandOver: 'Išsaugoti ir perduoti tvirtinti',
  saved: 'Vertinimas išsaugotas',
} as const;
