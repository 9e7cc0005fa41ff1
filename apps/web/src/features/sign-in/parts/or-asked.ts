import { CallError } from '@deckle/contract/client/call-error.ts'
import type { FactorChallenge } from './second-step.tsx'

export interface AskedProps {
  /** A second factor is needed. */
  readonly onAsked: (challenge: FactorChallenge) => void
}

/** A sign-in that may end in the question for a second factor. */
export async function orAsked(entering: Promise<void>, onAsked: AskedProps['onAsked']): Promise<void> {
  try {
    await entering
  } catch (error) {
    if (!(error instanceof CallError) || error.code !== 'second_factor') throw error
    onAsked(error.data as FactorChallenge)
  }
}
