import type { ArticleRow } from '@deckle/contract/articles.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { IconButton } from '@deckle/ui/actions/icon-button.tsx'
import { Callout } from '@deckle/ui/feedback/callout.tsx'
import { Skeleton } from '@deckle/ui/feedback/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { LoadError } from '../../../lib/errors/load-error.tsx'
import type { SetUrlState } from '../../../lib/url/use-url-state.ts'
import { useFormatter, useNow, useWords } from '../../../words/use-words.ts'
import { calendarQuery } from '../queries.ts'
import type { BloggingUrl } from '../url-state.ts'
import { Agenda } from './agenda.tsx'
import { Calendar } from './calendar.tsx'
import { entriesOf } from './entries.ts'
import { daysOf, monthAfter, monthOf, monthText, onDay } from './month.ts'
import { MoveDialog } from './move-dialog.tsx'
import { useReschedule } from './use-reschedule.ts'

interface ScheduleProps {
  readonly url: BloggingUrl
  readonly setUrl: SetUrlState<BloggingUrl>
}

/** When articles come to their readers and go from them: a month, on a phone as a list. */
export function Schedule({ url, setUrl }: ScheduleProps) {
  const t = useWords('blogging')
  const format = useFormatter()
  const today = useNow()
  const month = monthOf(url.month, today)
  const days = daysOf(month)
  const [from, last] = [days[0] as Date, days.at(-1) as Date]
  const to = new Date(last.getFullYear(), last.getMonth(), last.getDate() + 1)
  const shown = useQuery(calendarQuery(url, from.toISOString(), to.toISOString()))
  const [moving, setMoving] = useState<ArticleRow | null>(null)
  const reschedule = useReschedule()
  const go = (by: number) => setUrl({ ...url, month: monthText(monthAfter(month, by)) })
  const entries = entriesOf(shown.data?.articles ?? []).filter(({ at }) => new Date(at) >= from && new Date(at) < to)
  return (
    <section aria-label={t('tabs.schedule')} className="flex flex-col gap-4 pt-4">
      <div className="flex items-center gap-2">
        <IconButton
          label={t('schedule.before')}
          icon={<ChevronLeft className="rtl:rotate-180" />}
          onPress={() => go(-1)}
        />
        <IconButton
          label={t('schedule.after')}
          icon={<ChevronRight className="rtl:rotate-180" />}
          onPress={() => go(1)}
        />
        <h2 aria-live="polite" className="text-lg font-strong">
          {format.dateTime(new Date(month.year, month.month - 1, 1), { month: 'long', year: 'numeric' })}
        </h2>
        <Button size="sm" className="ms-auto" onPress={() => setUrl({ ...url, month: undefined })}>
          {t('schedule.today')}
        </Button>
      </div>
      {shown.error && !shown.data ? (
        <LoadError error={shown.error} onRetry={() => void shown.refetch()} isRetrying={shown.isRefetching} />
      ) : !shown.data ? (
        <Skeleton kind="table" count={6} />
      ) : (
        <>
          {shown.data.more && <Callout tone="warning">{t('schedule.more')}</Callout>}
          <div className="phone:hidden">
            <Calendar
              days={days}
              month={month}
              today={today}
              entries={entries}
              onMove={setMoving}
              onDrop={(row, day) => {
                if (row.publish_at !== null) void reschedule.move(row, onDay(row.publish_at, day))
              }}
            />
          </div>
          <div className="hidden phone:block">
            <Agenda entries={entries} month={month} onMove={setMoving} />
          </div>
          {entries.length === 0 && <p className="text-sm text-muted">{t('schedule.none')}</p>}
        </>
      )}
      {moving && (
        <MoveDialog
          row={moving}
          onClose={() => setMoving(null)}
          onMove={(publish_at) => void reschedule.move(moving, publish_at).then((isDone) => isDone && setMoving(null))}
          isPending={reschedule.isPending}
        />
      )}
    </section>
  )
}
