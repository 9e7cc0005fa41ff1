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
import * as en from './en.ts'
import * as hi from './hi.ts'

interface Catalogue {
  readonly codes: Partial<Readonly<Record<ErrorCode, string>>>
  readonly messages: Partial<Readonly<Record<en.MessageKey, string>>>
}

/** What people who play decks meet, in all languages of decks; all else in the two of Deckle. */
const catalogues: Readonly<Record<Language, Catalogue>> = {
  en: { codes: en.codeWords, messages: en.messageWords },
  hi: { codes: hi.codeWords, messages: hi.messageWords },
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

/** In English where the language has no words for it. */
export const wordsOfCode = (code: ErrorCode, language: Language): string =>
  catalogues[language].codes[code] ?? en.codeWords[code]

/** A message that is a key of the catalogue (`key` or `key|name=value`) in words; any other as it is. */
export function wordsOfMessage(message: string, language: Language): string {
  const [key = '', ...values] = message.split('|')
  if (!isKey(key)) return message
  return fill(
    catalogues[language].messages[key] ?? en.messageWords[key],
    Object.fromEntries(values.map((pair) => pair.split('=') as [string, string])),
  )
}

const isKey = (key: string): key is en.MessageKey => Object.hasOwn(en.messageWords, key)

function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : whole,
  )
}
