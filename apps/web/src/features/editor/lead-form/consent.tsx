import { leadFormLimits } from '@deckle/core/deck/lead-form/lead-form-limits.ts'
import type { LeadForm } from '@deckle/core/deck/lead-form/lead-form.ts'
import { isBlank } from '@deckle/core/text/is-blank.ts'
import { Switch } from '@deckle/ui/choices/switch.tsx'
import { TextField } from '@deckle/ui/fields/text-field.tsx'
import { useWords } from '../../../words/use-words.ts'
import { cleanText } from '../in-place/text-rules.ts'
import type { ChangeLeadForm } from './change-lead-form.ts'

export function Consent({ form: { consent }, onChange }: { form: LeadForm; onChange: ChangeLeadForm }) {
  const t = useWords('lead-form')
  const isMissing = isBlank(consent.text)
  return (
    <>
      <TextField
        data-field="leadForm.consent"
        label={t('consent')}
        description={isMissing ? `${t('consentWhy')} ${t('consentMissing')}` : t('consentWhy')}
        multiline
        rows={2}
        limits={leadFormLimits.consent}
        maxLength={leadFormLimits.consent.max}
        value={consent.text}
        onChange={(next) =>
          onChange({ consent: { ...consent, text: cleanText(next, true, leadFormLimits.consent.max) } }, 'consent')
        }
      />
      {!isMissing && (
        <Switch
          label={t('consentRequired')}
          isSelected={consent.required}
          onChange={(required) => onChange({ consent: { ...consent, required } })}
        />
      )}
    </>
  )
}
