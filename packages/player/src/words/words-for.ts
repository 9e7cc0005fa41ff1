import type { Language } from '@deckle/core/deck/deck.ts'
import type { PlayerWords } from '@deckle/slides/view.ts'
import type { PackageNotes } from '../lms/package/package-notes.ts'
import type { LeadWords } from './lead-words.ts'
import * as ar from './languages/ar.ts'
import * as bn from './languages/bn.ts'
import * as de from './languages/de.ts'
import * as en from './languages/en.ts'
import * as es from './languages/es.ts'
import * as fr from './languages/fr.ts'
import * as gu from './languages/gu.ts'
import * as hi from './languages/hi.ts'
import * as id from './languages/id.ts'
import * as kn from './languages/kn.ts'
import * as ml from './languages/ml.ts'
import * as mr from './languages/mr.ts'
import * as pa from './languages/pa.ts'
import * as pt from './languages/pt.ts'
import * as ta from './languages/ta.ts'
import * as te from './languages/te.ts'
import * as ur from './languages/ur.ts'
import * as zh from './languages/zh.ts'

interface Catalogue {
  readonly words: PlayerWords
  readonly notes: PackageNotes
  readonly lead: LeadWords
}

/** All languages: for servers and tests. Browsers load only the one they need (`load-words.ts`). */
const catalogues: Readonly<Record<Language, Catalogue>> = {
  en,
  hi,
  bn,
  ta,
  te,
  mr,
  gu,
  kn,
  ml,
  pa,
  ur,
  ar,
  es,
  fr,
  de,
  pt,
  id,
  zh,
}

export const wordsFor = (language: Language): PlayerWords => catalogues[language].words

export const notesFor = (language: Language): PackageNotes => catalogues[language].notes

export const leadWordsFor = (language: Language): LeadWords => catalogues[language].lead
