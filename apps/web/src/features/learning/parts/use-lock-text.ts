import type { ShownLock } from '@deckle/contract/learning.ts'
import { useWords } from '../../../words/use-words.ts'
import { useDates } from './use-dates.ts'

/** Why something is locked, and until when. */
export function useLockText(): (lock: ShownLock) => string {
  const t = useWords('learning')
  const { moment } = useDates()
  return ({ reason, until, after }) =>
    t(`lock.${reason}`, { name: after?.name ?? '', date: until === null ? '' : moment(until) })
}
