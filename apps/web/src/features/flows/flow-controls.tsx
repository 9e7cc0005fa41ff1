import { Button } from '@deckle/ui/actions/button.tsx'
import { ToggleGroup } from '@deckle/ui/actions/toggle-group.tsx'
import { Select } from '@deckle/ui/choices/select.tsx'
import { SkeletonBlock } from '@deckle/ui/feedback/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { LazyDateRange } from '../../lib/form/lazy-date-range.tsx'
import { dayPresets, lastDays, presetOf } from '../../figures/filters.ts'
import { timeZone, useNow, useWords } from '../../words/use-words.ts'
import { choicesQuery, type FlowsUrl, isFiltered } from './queries.ts'

interface FlowControlsProps {
  readonly url: FlowsUrl
  readonly setUrl: (url: FlowsUrl) => void
}

type Days = Pick<FlowsUrl, 'from' | 'to'>

/** Days, the touch that is credited, and filters, all of them in the address. */
export function FlowControls({ url, setUrl }: FlowControlsProps) {
  const t = useWords('flows')
  const today = useNow()
  const zone = useQuery(choicesQuery).data?.tz ?? timeZone
  const { from, to, ...timeless } = url
  const setDays = (days: Days) => setUrl({ ...timeless, ...days })
  return (
    <div className="flex flex-wrap items-end gap-3">
      <ToggleGroup<'first' | 'last'>
        label={t('model')}
        value={url.model ?? 'first'}
        onChange={(next) => setUrl({ ...url, model: next === 'last' ? next : undefined })}
        options={(['first', 'last'] as const).map((id) => ({ id, label: t(`models.${id}`) }))}
        className="phone:w-full phone:*:flex-1"
      />
      <Suspense fallback={<SkeletonBlock className="h-16 w-72 phone:w-full" />}>
        <LazyDateRange
          label={t('days')}
          value={from && to ? { start: from, end: to } : null}
          onChange={(range) => setDays(range ? { from: range.start, to: range.end } : {})}
          className="w-72 phone:w-full"
        />
      </Suspense>
      <ToggleGroup<string>
        label={t('period')}
        value={from ? String(presetOf({ from, to }, today, zone) ?? '') : 'all'}
        onChange={(next) => setDays(next === 'all' ? {} : lastDays(Number(next), today, zone))}
        options={[
          ...dayPresets.map((count) => ({ id: String(count), label: t('lastDays', { count }) })),
          { id: 'all', label: t('allDays') },
        ]}
        className="phone:w-full phone:*:flex-1"
      />
      <Choices url={url} setUrl={setUrl} />
      {isFiltered(url) && (
        <Button variant="quiet" onPress={() => setUrl({ model: url.model })}>
          {t('clear')}
        </Button>
      )}
    </div>
  )
}

const names = ['source', 'campaign', 'deck', 'article'] as const
const every = { source: 'anySource', campaign: 'anyCampaign', deck: 'anyDeck', article: 'anyArticle' } as const

/** What the address names is offered, whether or not it is among the choices. */
function Choices({ url, setUrl }: FlowControlsProps) {
  const t = useWords('flows')
  const { data } = useQuery(choicesQuery)
  const texts = (some: readonly string[] = []) => some.map((id) => ({ id, label: id }))
  const things = (some: readonly { readonly id: string; readonly name: string }[] = []) =>
    some.map(({ id, name }) => ({ id, label: name }))
  const options = {
    source: [{ id: '-', label: t('direct') }, ...texts(data?.sources)],
    campaign: texts(data?.campaigns),
    deck: things(data?.decks),
    article: things(data?.articles),
  }
  return names.map((name) => {
    const chosen = url[name]
    const known = chosen === undefined || options[name].some(({ id }) => id === chosen)
    return (
      <Select<string>
        key={name}
        label={t(`filters.${name}`)}
        className="w-44 phone:w-[calc(50%-0.375rem)]"
        value={chosen ?? ''}
        onChange={(next) => setUrl({ ...url, [name]: next === '' ? undefined : next })}
        options={[
          { id: '', label: t(`filters.${every[name]}`) },
          ...options[name],
          ...(known ? [] : [{ id: chosen, label: '…' }]),
        ]}
      />
    )
  })
}
