import type { DetailFault } from '@deckle/core/people/detail-fault.ts'
import { useWords } from '../../../words/use-words.ts'
import type { Definition } from './detail-conditions.ts'

/** Says why a condition on a field of the organisation can't match as it was meant. */
export function useFaultText(): (fault: DetailFault, definition: Definition) => string {
  const words = useWords('course-rules')
  return ({ code, value }, { name, kind }) =>
    code === 'wrong_operator'
      ? words('faults.operator', { field: name })
      : words(`faults.${kind === 'text' ? 'choice' : kind}`, { field: name, value })
}
