import type { ErrorCode } from '@deckle/core/error.ts'
import type { WordsLanguage } from '../language.ts'
import * as en from './en.ts'
import * as hi from './hi.ts'

const catalogues = { en, hi } as const

export const wordsOfCode = (code: ErrorCode, language: WordsLanguage): string => catalogues[language].codeWords[code]

/** A message that is a key of the catalogue (`key` or `key|name=value`) in words; any other as it is. */
export function wordsOfMessage(message: string, language: WordsLanguage): string {
  const [key = '', ...values] = message.split('|')
  const found = Object.hasOwn(en.messageWords, key)
    ? catalogues[language].messageWords[key as en.MessageKey]
    : undefined
  if (found === undefined) return message
  return fill(found, Object.fromEntries(values.map((pair) => pair.split('=') as [string, string])))
}

function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : whole,
  )
}
