import { Callout } from '@deckle/ui/feedback/callout.tsx'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { factorsQuery } from '../../../factors/queries.ts'
import { useWords } from '../../../words/use-words.ts'

/** After a sign-in by a recovery code: the person may have lost something. */
export function Recovered() {
  const words = useWords('factors')
  const { recovered } = useSearch({ strict: false }) as { readonly recovered?: unknown }
  const { data } = useQuery({ ...factorsQuery, enabled: recovered !== undefined })
  if (recovered === undefined || !data) return null
  return (
    <Callout tone="warning" title={words('recovered.title')} live>
      {words('recovered.text', { count: data.recovery_codes })}
    </Callout>
  )
}
