import { Callout } from '@deckle/ui/feedback/callout.tsx'
import { useEffect, useState } from 'react'
import type { StorageProblem } from '../../../lib/session/tokens/storage-problem.ts'
import { tokens } from '../../../lib/session/tokens/stores.ts'
import { useWords } from '../../../words/use-words.ts'

/** Shown if this browser can't keep the user signed in, with the reason. */
export function StorageNotice() {
  const words = useWords('sign-in')
  const [problem, setProblem] = useState<StorageProblem | null>(null)
  useEffect(() => {
    void tokens.storageProblem().then(setProblem)
  }, [])
  return (
    problem && <Callout tone={problem === 'insecure' ? 'info' : 'warning'}>{words(`login.notKept.${problem}`)}</Callout>
  )
}
