import { Badge } from '@deckle/ui/feedback/badge.tsx'
import { Skeleton } from '@deckle/ui/feedback/skeleton.tsx'
import { Card } from '@deckle/ui/layout/card.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { LoadError } from '../lib/errors/load-error.tsx'
import { useRetainedFocus } from '../lib/screen/use-retained-focus.ts'
import { useWords } from '../words/use-words.ts'
import { CodesDialog } from './codes-dialog.tsx'
import { CodesRow } from './codes-row.tsx'
import { PasskeysRow } from './passkeys-row.tsx'
import { factorsQuery, hasFactor } from './queries.ts'
import { TotpRow } from './totp-row.tsx'
import { useProof } from './use-proof.tsx'

/** The own second factors. @param onSetUp one is there, and its recovery codes have been seen */
export function FactorsCard({ onSetUp }: { readonly onSetUp?: () => void }) {
  const words = useWords('factors')
  const { data: factors, error, refetch, isFetching } = useQuery(factorsQuery)
  const { withProof, dialog } = useProof()
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const added = (next: readonly string[] | null) => (next ? setCodes(next) : onSetUp?.())
  // Buttons go with what they add and remove.
  const rows = useRetainedFocus<HTMLUListElement>(
    `${codes === null} ${dialog === null} ${factors?.totp?.confirmedAt} ${factors?.passkeys.length}`,
  )
  const closeCodes = () => {
    setCodes(null)
    onSetUp?.()
  }
  const options = factors && { factors, withProof, onAdded: added }
  return (
    <Card
      title={words('title')}
      description={words('text')}
      padding="none"
      action={factors?.required && <Badge tone="brand">{words('required')}</Badge>}
    >
      {options ? (
        <ul ref={rows} tabIndex={-1} className="outline-none">
          <TotpRow {...options} />
          <PasskeysRow {...options} />
          {hasFactor(options.factors) && <CodesRow {...options} />}
        </ul>
      ) : error ? (
        <LoadError error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : (
        <Skeleton className="p-4 pt-0" count={4} />
      )}
      {dialog}
      {codes && <CodesDialog codes={codes} onClose={closeCodes} />}
    </Card>
  )
}
