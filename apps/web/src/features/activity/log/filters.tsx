import { playEvents, type PlayEvent } from '@deckle/contract/models/play-events.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { Select } from '@deckle/ui/choices/select.tsx'
import { LazyDateRange } from '../../../lib/form/lazy-date-range.tsx'
import { useWords } from '../../../words/use-words.ts'
import type { LogUrl } from '../queries.ts'

interface FiltersProps {
  readonly url: LogUrl
  readonly onChange: (url: LogUrl) => void
}

export function Filters({ url, onChange }: FiltersProps) {
  const words = useWords('activity')
  const days = url.from && url.to ? { from: url.from, to: url.to } : {}
  return (
    <div className="flex flex-wrap items-end gap-3">
      <Select<PlayEvent | 'all'>
        label={words('event')}
        value={url.event ?? 'all'}
        onChange={(event) => onChange({ ...days, ...(event !== 'all' && { event }) })}
        options={[
          { id: 'all', label: words('allEvents') },
          ...playEvents.map((id) => ({ id, label: words(`names.${id}`) })),
        ]}
        className="w-56 phone:w-full"
      />
      <LazyDateRange
        label={words('days')}
        value={url.from && url.to ? { start: url.from, end: url.to } : null}
        onChange={(range) =>
          onChange({ ...(url.event && { event: url.event }), ...(range && { from: range.start, to: range.end }) })
        }
        className="w-72 phone:w-full"
      />
      {(url.event !== undefined || url.from !== undefined) && (
        <Button variant="quiet" onPress={() => onChange({})}>
          {words('clear')}
        </Button>
      )}
    </div>
  )
}
