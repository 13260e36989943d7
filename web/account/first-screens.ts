const FIRST = {
  staff: () => [import('../staff/shell/StaffLayout.tsx'), import('../staff/inbox/Inbox.tsx')],
  applicant: () => [import('../applicant/ApplicantLayout.tsx'), import('../applicant/list/Requests.tsx')],
};

/** Where most people go after a login, fetched while they wait for it; what did not come is asked for again there. */
export function fetchFirstScreens(side: keyof typeof FIRST): void {
  void Promise.allSettled(FIRST[side]());
}
