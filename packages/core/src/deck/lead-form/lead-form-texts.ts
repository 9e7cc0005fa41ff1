import { leadFormLimits } from './lead-form-limits.ts'
import type { LeadForm } from './lead-form.ts'

interface LeadFormText {
  readonly path: string
  readonly text: string
  readonly max: number
}

/** Its translatable texts, by their paths in a translation. */
export function leadFormTexts({ title, text, button, fields, consent }: LeadForm): readonly LeadFormText[] {
  return [
    { path: 'leadForm.title', text: title, max: leadFormLimits.title.max },
    { path: 'leadForm.text', text, max: leadFormLimits.text.max },
    ...fields.map(({ id, label }) => ({ path: fieldPath(id), text: label, max: leadFormLimits.label.max })),
    { path: 'leadForm.consent', text: consent.text, max: leadFormLimits.consent.max },
    { path: 'leadForm.button', text: button, max: leadFormLimits.button.max },
  ]
}

/** @param at the translation of a text by its path, or the text itself */
export function localiseLeadForm(form: LeadForm, at: (path: string, text: string) => string): LeadForm {
  return {
    ...form,
    title: at('leadForm.title', form.title),
    text: at('leadForm.text', form.text),
    button: at('leadForm.button', form.button),
    fields: form.fields.map((field) => ({ ...field, label: at(fieldPath(field.id), field.label) })),
    consent: { ...form.consent, text: at('leadForm.consent', form.consent.text) },
  }
}

const fieldPath = (id: string) => `leadForm.fields.${id}`
