import { CallError, cancelled } from '@deckle/contract/client/call-error.ts'
import { type ReactNode, useCallback, useState } from 'react'
import { ProofDialog } from './proof-dialog.tsx'

interface Asked {
  readonly proven: () => void
  readonly closed: () => void
}

/** Runs calls that need a recent proof: asks for one where the server does, then runs them again. */
export function useProof(): {
  readonly withProof: <T>(call: () => Promise<T>) => Promise<T>
  readonly dialog: ReactNode
} {
  const [asked, setAsked] = useState<Asked | null>(null)
  const withProof = useCallback(async <T,>(call: () => Promise<T>): Promise<T> => {
    try {
      return await call()
    } catch (error) {
      if (!(error instanceof CallError) || error.code !== 'proof_needed') throw error
      await new Promise<void>((proven, reject) => setAsked({ proven, closed: () => reject(cancelled()) }))
      return call()
    }
  }, [])
  const end = (how: keyof Asked) => {
    asked?.[how]()
    setAsked(null)
  }
  const dialog = asked && <ProofDialog onProven={() => end('proven')} onClose={() => end('closed')} />
  return { withProof, dialog }
}
