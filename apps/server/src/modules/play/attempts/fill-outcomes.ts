import type { Deps } from '../../../deps.ts'
import { Refusal } from '../../../refusal.ts'
import type { PinnedAttempt } from './attempt-token.ts'
import { outcomeOf } from './complete-attempt.ts'
import { listWithoutOutcome, setOutcome } from './queries-outcomes.ts'

const BATCH = 200
const first = '00000000-0000-0000-0000-000000000000'

/** Attempts that were completed before outcomes were stored get theirs from their answers. Returns how many did. */
export async function fillOutcomes(deps: Deps): Promise<number> {
  let count = 0
  for (let after: Pick<PinnedAttempt, 'clientId' | 'attemptId'> = { clientId: first, attemptId: first }; ;) {
    const batch = await listWithoutOutcome(deps.db, after, BATCH)
    for (const attempt of batch) if (await fillOutcome(deps, attempt)) count++
    const last = batch.at(-1)
    if (!last || batch.length < BATCH) return count
    after = last
  }
}

async function fillOutcome(deps: Deps, attempt: PinnedAttempt): Promise<boolean> {
  try {
    const outcome = await outcomeOf(deps, attempt)
    await setOutcome(deps.db, attempt, outcome?.id ?? '')
    return outcome !== null
  } catch (error) {
    // Its deck may have gone meanwhile.
    if (error instanceof Refusal) return false
    throw error
  }
}
