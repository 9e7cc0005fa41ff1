import { leadFormLimits } from '@deckle/core/deck/lead-form/lead-form-limits.ts'
import type { LeadForm } from '@deckle/core/deck/lead-form/lead-form.ts'
import { baseLanguageOf } from '@deckle/core/deck/texts/localise.ts'
import { isBlank } from '@deckle/core/text/is-blank.ts'
import { TextField } from '@deckle/ui/fields/text-field.tsx'
import { useLeadWords } from '../../../deck/stage/use-lead-words.ts'
import { useWords } from '../../../words/use-words.ts'
import { useContent } from '../editor-context.ts'
import { cleanText } from '../in-place/text-rules.ts'
import type { ChangeLeadForm } from './change-lead-form.ts'

export function LeadTexts({ form, onChange }: { form: LeadForm; onChange: ChangeLeadForm }) {
  const t = useWords('lead-form')
  const own = useLeadWords(baseLanguageOf(useContent()))
  const text = (name: 'title' | 'text' | 'button', label: string, ownWord?: string) => (
    <TextField
      data-field={`leadForm.${name}`}
      label={label}
      description={ownWord && isBlank(form[name]) ? t('ownWord', { word: ownWord }) : undefined}
      multiline={name === 'text'}
      rows={2}
      limits={leadFormLimits[name]}
      maxLength={leadFormLimits[name].max}
      value={form[name]}
      onChange={(next) => onChange({ [name]: cleanText(next, name === 'text', leadFormLimits[name].max) }, name)}
    />
  )
  return (
    <>
      {text('title', t('heading'), own.title)}
      {text('text', t('text'))}
      {text('button', t('button'), own.send)}
    </>
  )
}
