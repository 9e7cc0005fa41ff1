import type { CalendarFeed } from '@deckle/contract/calendar.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { Skeleton } from '@deckle/ui/feedback/skeleton.tsx'
import { TextField } from '@deckle/ui/fields/text-field.tsx'
import { Card } from '@deckle/ui/layout/card.tsx'
import { toast } from '@deckle/ui/overlays/toast.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { CalendarPlus, Copy } from 'lucide-react'
import { api } from '../../lib/api.ts'
import { LoadError } from '../../lib/errors/load-error.tsx'
import { queryKeys } from '../../lib/query-keys.ts'
import { useAction } from '../../lib/use-action.ts'
import { useFormatter, useWords } from '../../words/use-words.ts'
import { ChangeCalendar } from './parts/change-calendar.tsx'

const keys = queryKeys('calendar')
const calendarQuery = queryOptions({
  queryKey: keys.all,
  queryFn: async ({ signal }) => (await api.calendar.show({ signal })).calendar,
})

/** Due dates of courses in the person's own calendar. */
export function CalendarTab() {
  const words = useWords('account')
  const { data, error, refetch, isFetching } = useQuery(calendarQuery)
  return (
    <Card title={words('calendar.title')} description={words('calendar.text')}>
      {data ? (
        <Address calendar={data} />
      ) : error ? (
        <LoadError error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : (
        <Skeleton count={3} />
      )}
    </Card>
  )
}

function Address({ calendar: { address, createdAt } }: { readonly calendar: CalendarFeed }) {
  const words = useWords('account')
  const format = useFormatter()
  const make = useAction({ call: () => api.calendar.renew(), invalidates: [keys.all] })
  if (address === null)
    return (
      <Button
        variant="primary"
        icon={<CalendarPlus />}
        className="w-fit"
        isPending={make.isPending}
        onPress={() => void make.run()}
      >
        {words('calendar.make')}
      </Button>
    )
  const copy = () =>
    void navigator.clipboard.writeText(address).then(
      () => toast({ title: words('calendar.copied'), tone: 'success' }),
      () => toast({ title: words('calendar.notCopied'), tone: 'warning' }),
    )
  const made = createdAt && format.dateTime(new Date(createdAt), { dateStyle: 'medium' })
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-col gap-2">
        <TextField
          label={words('calendar.address')}
          description={[words('calendar.secret'), made && words('calendar.made', { date: made })]
            .filter(Boolean)
            .join(' ')}
          value={address}
          isReadOnly
        />
        <div className="flex flex-wrap gap-2">
          <Button icon={<Copy />} onPress={copy}>
            {words('calendar.copy')}
          </Button>
          <ChangeCalendar kind="change" call={api.calendar.renew} />
          <ChangeCalendar kind="off" call={api.calendar.remove} />
        </div>
      </div>
      <section aria-labelledby="subscribe" className="flex flex-col gap-2 text-sm">
        <h3 id="subscribe" className="font-strong">
          {words('calendar.how.title')}
        </h3>
        <ul className="flex list-disc flex-col gap-1 ps-5">
          {(['google', 'outlook', 'apple', 'other'] as const).map((app) => (
            <li key={app}>{words(`calendar.how.${app}`)}</li>
          ))}
        </ul>
        <p className="text-muted">{words('calendar.how.delay')}</p>
      </section>
    </div>
  )
}
