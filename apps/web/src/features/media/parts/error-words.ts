import { CallError } from '@deckle/contract/client/call-error.ts'
import { useCallback } from 'react'
import { useErrorWords } from '../../../lib/errors/error-words.ts'
import { useWords } from '../../../words/use-words.ts'

/** Why a file was refused, with what to do about it. */
export function useUploadErrorWords(): (error: unknown) => string {
  const t = useWords('media')
  const explain = useErrorWords()
  return useCallback(
    (error) => {
      if (!(error instanceof CallError)) return t('refused.unknown')
      if (error.code === 'too_large') return t('refused.tooLarge')
      if (error.code === 'no_response' || error.code === 'timed_out') return t('refused.offline')
      return explain(error)
    },
    [t, explain],
  )
}
