import { CallError } from '@deckle/contract/client/call-error.ts'
import { spaceLimit } from '@deckle/core/plan/space.ts'
import { useCallback } from 'react'
import { useErrorWords } from '../../../lib/error-words.ts'
import { useUser } from '../../../lib/session/auth-state.ts'
import { useBytes } from '../../../lib/use-bytes.ts'
import { useWords } from '../../../words/use-words.ts'

/** Why a file was refused, in words that say what to do. */
export function useUploadErrorWords(): (error: unknown, file: File) => string {
  const t = useWords('media')
  const explain = useErrorWords()
  const bytes = useBytes()
  const { license } = useUser()
  return useCallback(
    (error, file) => {
      if (!(error instanceof CallError)) return t('refused.unknown')
      if (error.code === 'too_large')
        return t('refused.tooLarge', { size: bytes(file.size), limit: bytes(spaceLimit(license.maxSpace)) })
      if (error.code === 'no_response' || error.code === 'timed_out') return t('refused.offline')
      return explain(error)
    },
    [t, bytes, explain, license.maxSpace],
  )
}
