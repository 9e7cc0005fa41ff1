import { CallError } from '@deckle/contract/client/call-error.ts'
import { Callout } from '@deckle/ui/feedback/callout.tsx'
import { ErrorState } from '@deckle/ui/feedback/error-state.tsx'
import { SkeletonBlock } from '@deckle/ui/feedback/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useCountryName } from '../../../figures/country-name.ts'
import { useFigureFormat } from '../../../figures/figure-format.ts'
import { filtersUrl } from '../../../figures/filters.ts'
import { lazyPart } from '../../../lib/screen/section.tsx'
import { useUrlState } from '../../../lib/url/use-url-state.ts'
import { useWords } from '../../../words/use-words.ts'
import { countriesQuery } from '../queries.ts'
import { GroupCard } from './group-card.tsx'

const CountryMap = lazyPart(() => import('./map/country-map.tsx').then((m) => m.CountryMap))

/** From which countries people played, where the plan has figures by country. */
export function CountriesCard({ deckId }: { readonly deckId: string }) {
  const t = useWords('analytics')
  const { percent } = useFigureFormat()
  const countryName = useCountryName()
  const [filters, setFilters] = useUrlState(filtersUrl)
  const countries = useQuery(countriesQuery(deckId, filters))
  if (countries.error instanceof CallError && countries.error.code === 'plan_limit')
    return <Callout>{t('countries.plan')}</Callout>
  if (countries.isError)
    return (
      <ErrorState level={3} onRetry={() => void countries.refetch()} isRetrying={countries.isRefetching}>
        {t('failed')}
      </ErrorState>
    )
  if (countries.isPending) return <SkeletonBlock className="h-40" />
  const name = (code: string) => (code === '' ? t('countries.unknown') : countryName(code))
  const most = countries.data.find(({ country }) => country !== '')
  const all = countries.data.reduce((sum, { starts }) => sum + starts, 0)
  const finding = most
    ? t('countries.finding', { country: name(most.country), share: percent((most.starts / all) * 100) })
    : t('countries.none')
  const pick = (country: string) => setFilters({ ...filters, country })
  return (
    <GroupCard
      title={t('countries.title')}
      of={t('countries.country')}
      finding={finding}
      groups={countries.data.map(({ country, ...figures }) => ({ id: country, name: name(country), ...figures }))}
      onFilter={pick}
    >
      {most && (
        <Suspense fallback={<SkeletonBlock className="mb-4 aspect-[2/1]" />}>
          <CountryMap
            label={`${t('countries.title')}. ${finding}`}
            countries={countries.data.filter(({ country }) => country !== '')}
            onPick={pick}
          />
        </Suspense>
      )}
    </GroupCard>
  )
}
