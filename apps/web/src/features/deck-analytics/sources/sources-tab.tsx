import { useQuery } from '@tanstack/react-query'
import type { ReportProps } from '../report-props.ts'
import { overviewQuery } from '../queries.ts'
import { CountriesCard } from './countries-card.tsx'
import { DevicesCard } from './devices-card.tsx'
import { SourcesCard } from './sources-card.tsx'

/** Where people came from, and on what they played. */
export function SourcesTab({ deckId, filters }: ReportProps) {
  const overview = useQuery(overviewQuery(deckId, filters)).data
  if (!overview) return null
  return (
    <div className="flex flex-col gap-4">
      <SourcesCard deckId={deckId} url={filters} starts={overview.starts} />
      <DevicesCard deckId={deckId} />
      <CountriesCard deckId={deckId} />
    </div>
  )
}
