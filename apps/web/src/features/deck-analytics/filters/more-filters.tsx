import { Button } from '@deckle/ui/actions/button.tsx'
import { Chips } from '@deckle/ui/choices/chips.tsx'
import { Popover } from '@deckle/ui/overlays/popover.tsx'
import { Skeleton } from '@deckle/ui/feedback/skeleton.tsx'
import { SlidersHorizontal } from 'lucide-react'
import { Suspense } from 'react'
import { lazyPart } from '../../../lib/screen/section.tsx'
import { useCountryName } from '../../../figures/country-name.ts'
import { useDeviceName } from '../../../figures/device-name.ts'
import type { Filters } from '../../../figures/filters.ts'
import { useSourceWords } from '../../../figures/source-words.ts'
import { useWords } from '../../../words/use-words.ts'

const FilterChoices = lazyPart(() => import('./filter-choices.tsx').then((m) => m.FilterChoices))

/** Source, device and team, in a popover; what is chosen stands beside it, each with a cross. */
export function MoreFilters({ deckId, filters, setFilters }: MoreFiltersProps) {
  const t = useWords('analytics')
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Popover
        label={t('filters.more')}
        placement="bottom start"
        trigger={<Button icon={<SlidersHorizontal />}>{t('filters.more')}</Button>}
        className="w-80"
      >
        <Suspense fallback={<Skeleton count={4} />}>
          <FilterChoices deckId={deckId} filters={filters} setFilters={setFilters} />
        </Suspense>
      </Popover>
      <Chosen filters={filters} setFilters={setFilters} />
    </div>
  )
}

interface ChosenProps {
  readonly filters: Filters
  readonly setFilters: (filters: Filters) => void
}

interface MoreFiltersProps extends ChosenProps {
  readonly deckId: string
}

function Chosen({ filters, setFilters }: ChosenProps) {
  const t = useWords('analytics')
  const deviceName = useDeviceName()
  const countryName = useCountryName()
  const { place } = useSourceWords()
  const labels = {
    source: (value: string) => place({ source: value, medium: '', campaign: '' }),
    device: deviceName,
    country: (code: string) => (code === '' ? t('countries.unknown') : countryName(code)),
    team: () => t('filters.oneTeam'),
  }
  const names = Object.keys(labels) as (keyof typeof labels)[]
  const chosen = names.flatMap((name) => {
    const value = filters[name]
    return value === undefined ? [] : [{ id: name, label: labels[name](value) }]
  })
  return (
    <Chips
      label={t('filters.chosen')}
      items={chosen}
      onRemove={(name) => setFilters({ ...filters, [name]: undefined })}
    />
  )
}
