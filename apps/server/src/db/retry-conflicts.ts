import { setTimeout as sleep } from 'node:timers/promises'

/** Serialization failure and deadlock: PostgreSQL expects a retry. */
const conflicts = new Set(['40001', '40P01'])

export const isConflict = (error: unknown): boolean => conflicts.has((error as { code?: string }).code ?? '')

/**
 * Runs a statement or a transaction, and again after a conflict, `tries` times at most. Nothing of an attempt that failed
 * may outlive its rollback.
 */
export async function retryConflicts<T>(act: () => Promise<T>, tries = 3): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await act()
    } catch (error) {
      if (attempt >= tries || !isConflict(error)) throw error
      await sleep(attempt * 20 * (0.5 + Math.random()))
    }
  }
}
