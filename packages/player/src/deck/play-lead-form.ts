import type { LeadForm } from '@deckle/core/deck/lead-form/lead-form.ts'
import type { PlayLeadForm } from '../hosts/host.ts'
import type { LeadWords } from '../words/lead-words.ts'

/**
 * A form as the player receives it; undefined for one that asks for nothing.
 * @param words in the language of the form
 */
export function playLeadForm(form: LeadForm | undefined, words: LeadWords): PlayLeadForm | undefined {
  if (!form || form.fields.length === 0) return undefined
  const fields = form.fields.map((field) => ({
    ...field,
    label: field.label.trim() || (field.kind === 'text' ? '' : words[field.kind]),
  }))
  return { ...form, title: form.title.trim() || words.title, button: form.button.trim() || words.send, fields, words }
}
