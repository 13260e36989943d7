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
  /**
   * Identity behind a ticket; null when the person cancelled or the gateway gives no personal code. `customData` is what
   * `begin` was given: an answer that does not repeat it belongs to another login. Throws when the gateway cannot be asked.
   */
  identify(ticket: string, customData: string): Promise<Identity | null>;
}
