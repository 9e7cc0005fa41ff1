import { auditTexts } from '@deckle/contract/wording/en/audit.ts'
/** What lines of audit logs have in common; what was done is written by the server. */
export const words = {
  columns: auditTexts.columns,
  system: auditTexts.system,
  by: 'By {name}, an operator',
  byDeleted: 'By an operator whose account was deleted',
  kinds: auditTexts.kinds,
}

declare module '../sections.ts' {
  interface Sections {
    audit: typeof words
  }
}
