const FIRST = {
  staff: () => [import('../staff/shell/StaffLayout.tsx'), import('../staff/inbox/Inbox.tsx')],
  applicant: () => [import('../applicant/ApplicantLayout.tsx'), import('../applicant/list/Requests.tsx')],
};

/** Where most people go after a login, fetched while they wait for it; what did not come is asked for again there. */
export async function fetchFirstScreens(side: keyof typeof FIRST): Promise<void> {
  await Promise.allSettled(FIRST[side]());
}

/** While the login of staff is read: then there is time for the case, too, which they open next. */
export async function fetchScreensOfStaff(): Promise<void> {
  await fetchFirstScreens('staff');
  await import('../staff/case/Case.tsx').catch(() => undefined);
}
