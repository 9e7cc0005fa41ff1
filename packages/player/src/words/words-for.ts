import type { Language } from '@deckle/core/deck/deck.ts'
import type { PlayerWords } from '@deckle/slides/view.ts'
import type { PackageNotes } from '../lms/package/package-notes.ts'
import * as ar from './ar.ts'
import * as bn from './bn.ts'
import * as de from './de.ts'
import * as en from './en.ts'
import * as es from './es.ts'
import * as fr from './fr.ts'
import * as gu from './gu.ts'
import * as hi from './hi.ts'
import * as id from './id.ts'
import * as kn from './kn.ts'
import * as ml from './ml.ts'
import * as mr from './mr.ts'
import * as pa from './pa.ts'
import * as pt from './pt.ts'
import * as ta from './ta.ts'
import * as te from './te.ts'
import * as ur from './ur.ts'
import * as zh from './zh.ts'

interface Catalogue {
  readonly words: PlayerWords
  readonly notes: PackageNotes
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

/** The package's notes about its LMS. */
export const notesFor = (language: Language): PackageNotes => catalogues[language].notes
