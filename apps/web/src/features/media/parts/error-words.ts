import { CallError } from '@deckle/contract/client/call-error.ts'
import { useCallback } from 'react'
import { useUser } from '../../../lib/session/auth-state.ts'
import { useFormatter, useWords } from '../../../words/use-words.ts'

/** product.md §5: a file is refused at 2.5 × the licence's maxSpace bytes. */
const FACTOR = 2.5

/** Why a file was refused, in words that say what to do. */
export function useUploadErrorWords(): (error: unknown, file: File) => string {
  const t = useWords('media')
  const format = useFormatter()
  const { license } = useUser()
  return useCallback(
    (error, file) => {
      if (!(error instanceof CallError)) return t('refused.unknown')
      const megabytes = (bytes: number) =>
        format.number(bytes / 1_000_000, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 })
      if (error.code === 'too_large')
        return t('refused.tooLarge', { size: megabytes(file.size), limit: megabytes(license.maxSpace * FACTOR) })
      if (error.code === 'unsupported_type') return t('refused.type')
      if (error.code === 'no_response' || error.code === 'timed_out') return t('refused.offline')
      return error.errors[0] ?? t('refused.unknown')
    },
    [t, format, license.maxSpace],
  )
}
