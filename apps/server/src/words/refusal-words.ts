import type { Language } from '@deckle/core/deck/deck.ts'
import type { ErrorCode } from '@deckle/core/error.ts'
import * as ar from './audience/ar.ts'
import * as bn from './audience/bn.ts'
import * as de from './audience/de.ts'
import * as es from './audience/es.ts'
import * as fr from './audience/fr.ts'
import * as gu from './audience/gu.ts'
import * as id from './audience/id.ts'
import * as kn from './audience/kn.ts'
import * as ml from './audience/ml.ts'
import * as mr from './audience/mr.ts'
import * as pa from './audience/pa.ts'
import * as pt from './audience/pt.ts'
import * as ta from './audience/ta.ts'
import * as te from './audience/te.ts'
import * as ur from './audience/ur.ts'
import * as zh from './audience/zh.ts'
import type { Message } from '../refusal.ts'
import type { MessageKey } from './catalogue.ts'
import { catalogues as ours } from './catalogues.ts'
import { fillPlurals } from './fill.ts'

interface Refusals {
  readonly codes: Partial<Readonly<Record<ErrorCode, string>>>
  readonly refusals: Partial<Readonly<Record<MessageKey, string>>>
}

/** Languages of decks have only the texts for people who play decks. */
const catalogues: Readonly<Record<Language, Refusals>> = {
  ...ours,
  bn: bn.refusals,
  ta: ta.refusals,
  te: te.refusals,
  mr: mr.refusals,
  gu: gu.refusals,
  kn: kn.refusals,
  ml: ml.refusals,
  pa: pa.refusals,
  ur: ur.refusals,
  ar: ar.refusals,
  es: es.refusals,
  fr: fr.refusals,
  de: de.refusals,
  pt: pt.refusals,
  id: id.refusals,
  zh: zh.refusals,
}

/** Falls back to English. */
export const wordsOfCode = (code: ErrorCode, language: Language): string =>
  catalogues[language].codes[code] ?? ours.en.codes[code]

/** Fills in the values; falls back to English. */
export function wordsOfMessage(message: Message, language: Language): string {
  const [key, ...values] = message.split('|') as [MessageKey, ...string[]]
  const own = catalogues[language].refusals[key]
  return fillPlurals(
    own ?? ours.en.refusals[key],
    Object.fromEntries(values.map((pair) => pair.split('=') as [string, string])),
    own === undefined ? 'en' : language,
  )
}
