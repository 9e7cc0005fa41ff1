import { CallError } from '@deckle/contract/client/call-error.ts'
import { useCallback } from 'react'
import { useWords, type Words } from '../words/use-words.ts'
import { usePreference } from './preferences.ts'

/**
 * An error in words: the server's own, which know the case, where they are in the person's language; else those
 * of its code.
 */
export function errorWords(error: unknown, words: Words<'errors'>, language: string): string {
  if (!(error instanceof CallError)) return words('unknown')
  const own = error.errors.join(' ')
  const inLanguage = words.has(error.code as 'unknown') ? words(error.code as 'unknown') : ''
  if (error.status === 0) return inLanguage || own
  const isReadable = language === 'en' || /\p{Script=Devanagari}/u.test(own)
  if (isReadable && own && own !== error.code) return withId(own, error, words)
  return withId(inLanguage || own || words('unknown'), error, words)
}

/** `errorWords` in the person's language. */
export function useErrorWords(): (error: unknown) => string {
  const words = useWords('errors')
  const language = usePreference('language')
  return useCallback((error) => errorWords(error, words, language), [words, language])
}

function withId(text: string, error: CallError, words: Words<'errors'>): string {
  return error.id && error.status >= 500 ? `${text} ${words('id', { id: error.id })}` : text
}
