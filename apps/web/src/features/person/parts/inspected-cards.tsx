import { Card } from '@deckle/ui/layout/card.tsx'
import { Skeleton } from '@deckle/ui/feedback/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { LoadError } from '../../../lib/errors/load-error.tsx'
import { useWords } from '../../../words/use-words.ts'
import { inspectedQuery, type Person } from '../queries.ts'
import { AuditCard } from './audit-card.tsx'
import { FactorsCard } from './factors-card.tsx'
import { LicenceCard } from './licence-card.tsx'
import { SessionsCard } from './sessions-card.tsx'
import { TokensCard } from './tokens-card.tsx'

/** Cards for Admins only. */
export function InspectedCards({ person }: { readonly person: Person }) {
  const words = useWords('person')
  const { data, error, refetch, isFetching } = useQuery(inspectedQuery(person.id))
  if (!data)
    return (
      <Card title={words('licence.title')}>
        {error ? (
          <LoadError error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
        ) : (
          <Skeleton count={4} />
        )}
      </Card>
    )
  return (
    <>
      <LicenceCard inspected={data} />
      <FactorsCard id={person.id} inspected={data} />
      <SessionsCard id={person.id} sessions={data.sessions} mayClose={person.can.edit} />
      {person.deletedAt === null && <TokensCard person={person} />}
      <AuditCard id={person.id} createdAt={person.createdAt} />
    </>
  )
}
