import type { ShareLevel } from '@deckle/core/access/access.ts'
import type { DeckContent } from '@deckle/core/deck/deck.ts'
import { newLeadField, newLeadForm } from '@deckle/core/deck/lead-form/lead-form.ts'
import type { PictureName } from '@deckle/slides/templates/pictures/pictures.ts'
import type { DeckTemplate, Words } from '@deckle/slides/templates/template.ts'
import { picturesOf, templateContent } from '@deckle/slides/templates/template-content.ts'
import { templateOf } from '@deckle/slides/templates/templates.ts'

/** A demo deck, made from a template. */
export interface DemoDeck {
  readonly key: string
  /** The template's key. */
  readonly template: string
  readonly name: Words
  /** Texts that replace the template's, by slide and field. */
  readonly words?: Readonly<Record<string, Readonly<Record<string, Words>>>>
  /** Default: Meera. */
  readonly owner?: string
  /** Access for all colleagues; `sharedWith` names individual ones. */
  readonly everyone?: ShareLevel
  readonly sharedWith?: Readonly<Record<string, ShareLevel>>
  /** What its lead form says, before the result. */
  readonly leadForm?: Readonly<Record<'title' | 'text' | 'button' | 'consent', Words>>
  readonly plays: number
  /** Played by signed-in colleagues. */
  readonly isTraining?: true
}

/** The deck's content with media ids for its pictures. */
export function contentOf(deck: DemoDeck, imageId: (picture: PictureName) => string): DeckContent {
  const content = templateContent(withOwnWords(deck), { imageId })
  return deck.leadForm ? withLeadForm(content, deck.leadForm) : content
}

function withLeadForm(content: DeckContent, { title, text, button, consent }: NonNullable<DemoDeck['leadForm']>) {
  const { hi } = content.translations
  const texts = {
    'leadForm.title': title[1],
    'leadForm.text': text[1],
    'leadForm.button': button[1],
    'leadForm.consent': consent[1],
  }
  const leadForm = {
    ...newLeadForm,
    title: title[0],
    text: text[0],
    button: button[0],
    fields: [...newLeadForm.fields, newLeadField('phone', false)],
    consent: { text: consent[0], required: true },
  }
  const translations = hi && { ...content.translations, hi: { ...hi, texts: { ...hi.texts, ...texts } } }
  return { ...content, leadForm, ...(translations && { translations }) }
}

export function picturesIn(decks: readonly DemoDeck[]): readonly PictureName[] {
  return decks.flatMap((deck) => picturesOf(withOwnWords(deck)))
}

function withOwnWords({ key, template: from, name, words = {} }: DemoDeck): DeckTemplate {
  const template = templateOf(from)
  if (!template) throw new Error(`The demo's ${key} is made from a template that is gone: ${from}.`)
  const slides = Object.entries(template.slides).map(([id, slide]) => [
    id,
    { ...slide, data: { ...slide.data, ...words[id] } },
  ])
  return { ...template, name, slides: Object.fromEntries(slides) as DeckTemplate['slides'] }
}
