export type LoginKind = 'company' | 'individual' | 'staff';

export interface Identity {
  personalCode: string;
  firstName: string;
  lastName: string;
  email: string | null;
  phone: string | null;
  companyCode: string | null;
  companyName: string | null;
}

/** The identity gateway as the login sees it: a ticket, a page for the browser, an identity that is handed out once. */
export interface IdentityGateway {
  /** Asks for a ticket; the browser then goes to `url`, and is posted back to `postbackUrl`. */
  begin(login: {
    kind: LoginKind;
    postbackUrl: string;
    customData: string;
  }): Promise<{ ticket: string; url: string }>;
  /** Identity behind a ticket; null when the person cancelled or the gateway gives no personal code. Throws when it cannot be asked. */
  identify(ticket: string): Promise<Identity | null>;
}
