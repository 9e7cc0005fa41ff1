import { CallError } from '@deckle/contract/client/call-error.ts'
import { useMemo } from 'react'
import { useWords, type Words } from '../../words/use-words.ts'
import { usePreference } from '../preferences/preferences.ts'

/**
 * An error's text: the server's message, which is more specific, if it is in the user's language; else the text of its
 * code.
 */
export function errorWords(error: unknown, words: Words<'errors'>, language: string): string {
  if (!(error instanceof CallError)) return words('unknown')
  const own = error.errors.join(' ')
  const inLanguage = words.has(error.code as 'unknown') ? words(error.code as 'unknown') : ''
  // A request that could not be built carries its own message (product.md §8).
  if (error.code === 'bad_request' && error.status === 0) return own || inLanguage
  if (error.status === 0) return inLanguage || own
  const isReadable = language === 'en' || /\p{Script=Devanagari}/u.test(own)
  if (isReadable && own && own !== error.code) return withId(own, error, words)
  return withId(inLanguage || own || words('unknown'), error, words)
}

/** The heading above the text: 'Server Not Responded' if there was no response (product.md §8); else undefined. */
export function errorTitle(error: unknown, words: Words<'errors'>): string | undefined {
  const hasNoAnswer = error instanceof CallError && (error.code === 'no_response' || error.code === 'timed_out')
  return hasNoAnswer ? words('noResponseTitle') : undefined
}

interface ErrorWords {
  (error: unknown): string
  readonly title: (error: unknown) => string | undefined
  readonly toast: (error: unknown) => { readonly title: string; readonly description?: string; readonly tone: 'danger' }
}

/** `errorWords` in the user's language. */
export function useErrorWords(): ErrorWords {
  const words = useWords('errors')
  const language = usePreference('language')
  return useMemo(() => {
    const textOf = (error: unknown) => errorWords(error, words, language)
    const title = (error: unknown) => errorTitle(error, words)
    return Object.assign(textOf, {
      title,
      toast: (error: unknown) => {
        const over = title(error)
        return over === undefined
          ? ({ title: textOf(error), tone: 'danger' } as const)
          : ({ title: over, description: textOf(error), tone: 'danger' } as const)
      },
    })
  }, [words, language])
}

function withId(text: string, error: CallError, words: Words<'errors'>): string {
  return error.id && error.status >= 500 ? `${text} ${words('id', { id: error.id })}` : text
}
