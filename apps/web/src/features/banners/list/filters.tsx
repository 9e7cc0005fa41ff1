import { bannerFilters, bannerPlacements, bannerSorts } from '@deckle/core/banner/banner.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { Select } from '@deckle/ui/choices/select.tsx'
import { UrlSearch } from '../../../lib/url/url-search.tsx'
import type { SetUrlState } from '../../../lib/url/use-url-state.ts'
import { useWords } from '../../../words/use-words.ts'
import { type BannersUrl, isFiltered } from '../queries.ts'

const width = 'w-40 phone:w-[calc(50%-0.25rem)]'

export function Filters({ url, setUrl }: { readonly url: BannersUrl; readonly setUrl: SetUrlState<BannersUrl> }) {
  const t = useWords('banners')
  const choose = (change: Partial<BannersUrl>) => setUrl({ ...url, ...change }, { replace: false })
  return (
    <div className="flex flex-wrap items-center gap-2">
      <UrlSearch label={t('filters.search')} value={url.q} onChange={(q) => setUrl({ ...url, q })} />
      <Select
        label={t('filters.placement')}
        hideLabel
        className={width}
        value={url.placement ?? 'any'}
        onChange={(placement) => choose({ placement: placement === 'any' ? undefined : placement })}
        options={[
          { id: 'any' as const, label: t('filters.anyPlacement') },
          ...bannerPlacements.map((id) => ({ id, label: t(`placements.${id}`) })),
        ]}
      />
      <Select
        label={t('filters.state')}
        hideLabel
        className={width}
        value={url.state ?? 'any'}
        onChange={(state) => choose({ state: state === 'any' ? undefined : state })}
        options={[
          { id: 'any' as const, label: t('filters.anyState') },
          ...bannerFilters.map((id) => ({ id, label: t(`states.${id}`) })),
        ]}
      />
      <Select
        label={t('filters.sort')}
        hideLabel
        className={width}
        value={url.sort ?? 'position'}
        onChange={(sort) => choose({ sort: sort === 'position' ? undefined : sort })}
        options={bannerSorts.map((id) => ({ id, label: t(`sort.${id}`) }))}
      />
      {isFiltered(url) && (
        <Button variant="quiet" onPress={() => setUrl({ sort: url.sort })}>
          {t('filters.clear')}
        </Button>
      )}
    </div>
  )
}
