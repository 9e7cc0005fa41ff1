import type { ShownArticle } from '@deckle/contract/articles.ts'
import { writeCalendar } from '@deckle/core/time/calendar-file.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { LinkButton } from '@deckle/ui/actions/link-button.tsx'
import { CalendarPlus } from 'lucide-react'
import { saveFile } from '../../../deck/save-file.ts'
import { useFormatter, useNow, useWords } from '../../../words/use-words.ts'

interface EventBoxProps {
  readonly article: ShownArticle
  readonly event: NonNullable<ShownArticle['event']>
}

/** When and where an event is, with its calendar file. */
export function EventBox({ article, event }: EventBoxProps) {
  const t = useWords('reading')
  const format = useFormatter()
  const isOver = new Date(event.ends_at ?? event.starts_at) < useNow()
  const time = (iso: string) => (
    <time dateTime={iso}>
      {format.dateTime(new Date(iso), {
        weekday: 'short',
        day: 'numeric',
        month: 'long',
        year: 'numeric',
        hour: 'numeric',
        minute: 'numeric',
        timeZoneName: 'short',
      })}
    </time>
  )
  const saveEvent = () => {
    const { id, slug, title, excerpt, public_url } = article
    const file = {
      uid: `${id}@${location.hostname}`,
      when: new Date(event.starts_at),
      ends: event.ends_at === null ? null : new Date(event.ends_at),
      place: event.place || event.url,
      title,
      text: [excerpt, event.url].filter(Boolean).join('\n'),
      url: new URL(public_url ?? `/articles/${id}/show`, location.href).href,
    }
    const calendar = writeCalendar({ name: title, events: [file] }, new Date())
    saveFile(new Blob([calendar], { type: 'text/calendar' }), `${slug || 'event'}.ics`)
  }
  return (
    <section aria-labelledby="event-title" className="flex flex-col gap-3 rounded-lg border border-line bg-surface p-4">
      <h2 id="event-title" className="text-sm font-strong">
        {t('event.title')}
      </h2>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-sm [&_dt]:text-muted">
        <dt>{t('event.starts')}</dt>
        <dd>{time(event.starts_at)}</dd>
        {event.ends_at && (
          <>
            <dt>{t('event.ends')}</dt>
            <dd>{time(event.ends_at)}</dd>
          </>
        )}
        {event.place && (
          <>
            <dt>{t('event.place')}</dt>
            <dd className="wrap-anywhere">{event.place}</dd>
          </>
        )}
      </dl>
      {isOver ? (
        <p className="text-sm text-muted">{t('event.over')}</p>
      ) : (
        <div className="flex flex-wrap gap-2 print:hidden">
          {/^https?:/i.test(event.url) && (
            <LinkButton variant="primary" href={event.url} target="_blank" rel="noopener noreferrer">
              {t('event.join')}
            </LinkButton>
          )}
          <Button icon={<CalendarPlus />} onPress={saveEvent}>
            {t('event.calendar')}
          </Button>
        </div>
      )}
    </section>
  )
}
