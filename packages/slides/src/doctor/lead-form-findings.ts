import { isBlank } from '@deckle/core/text/is-blank.ts'
import type { DeckContent } from '@deckle/core/deck/deck.ts'
import { error, type Finding, warning } from './finding.ts'

/** @param isInPlan the client's plan has leads: without them nobody sees the form */
export function leadFormFindings({ leadForm }: Pick<DeckContent, 'leadForm'>, isInPlan: boolean): Finding[] {
  if (!leadForm) return []
  const { fields, consent } = leadForm
  const unnamed = fields.filter(({ kind, label }) => kind === 'text' && isBlank(label))
  return [
    ...(isInPlan ? [] : [warning('plan_leads', '', 'leadForm')]),
    ...(fields.length === 0 ? [error('lead_no_fields', '', 'leadForm')] : []),
    ...unnamed.map(({ id }) => error('lead_no_label', '', `leadForm.fields.${id}`)),
    ...(fields.length > 0 && fields.every(({ kind }) => kind !== 'email')
      ? [warning('lead_no_email', '', 'leadForm')]
      : []),
    ...(isBlank(consent.text) ? [warning('lead_no_consent', '', 'leadForm.consent')] : []),
  ]
}
