import { designProblems } from '@deckle/core/certificates/design-faults.ts'
import { Callout } from '@deckle/ui/feedback/callout.tsx'
import { useWords } from '../../../words/use-words.ts'
import type { Designer } from './use-designer.ts'

/** What keeps courses from using the design. */
export function Problems({ designer: { design } }: { readonly designer: Designer }) {
  const t = useWords('certificate-designs')
  const problems = designProblems(design)
  if (problems.length === 0) return null
  return (
    <Callout tone="warning" title={t('problems')}>
      <ul className="list-disc ps-4">
        {problems.map(({ field, fault }) => {
          const kind = field === null ? undefined : design.fields[field]?.kind
          return (
            <li key={`${field} ${fault}`}>
              {kind && `${t(`kinds.${kind}`)}: `}
              {t(`faults.${fault}`)}
            </li>
          )
        })}
      </ul>
    </Callout>
  )
}
