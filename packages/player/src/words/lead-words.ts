/** What the lead form says by itself; the author's own texts come from the deck. */
export interface LeadWords {
  /** Where the author wrote no title, label or button. */
  readonly title: string
  readonly name: string
  readonly email: string
  readonly phone: string
  readonly company: string
  readonly send: string
  readonly skip: string
  /** After the label of a field that may be left empty. */
  readonly optional: string
  readonly missing: string
  readonly badEmail: string
  readonly badPhone: string
  readonly tooLong: string
  readonly consentNeeded: string
  readonly sent: string
  /** Sent later: there is no connection. */
  readonly kept: string
}
