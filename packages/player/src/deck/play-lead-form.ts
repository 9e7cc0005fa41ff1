import type { DeckContent } from '@deckle/core/deck/deck.ts'
import { deckTextsIn } from '@deckle/core/deck/texts/localise.ts'
import type { PlayLeadForm } from '../hosts/host.ts'
import type { LeadWords } from '../words/lead-words.ts'

/**
 * The deck's form in one language; undefined for none, and for one that asks for nothing.
 * @param words of the same language
 */
export function playLeadForm(content: DeckContent, language: string, words: LeadWords): PlayLeadForm | undefined {
  const { leadForm: form } = deckTextsIn(content, language)
  if (!form || form.fields.length === 0) return undefined
  const fields = form.fields.map((field) => ({
    ...field,
    label: field.label.trim() || (field.kind === 'text' ? '' : words[field.kind]),
  }))
  return { ...form, title: form.title.trim() || words.title, button: form.button.trim() || words.send, fields, words }
}
