import type { ShownArticle } from '@deckle/contract/articles.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { LinkButton } from '@deckle/ui/actions/link-button.tsx'
import { CalendarPlus } from 'lucide-react'
import { saveFile } from '../../../deck/save-file.ts'
import { useFormatter, useNow, useWords } from '../../../words/use-words.ts'
import { eventFile } from './event-file.ts'

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
    const url = new URL(article.public_url ?? `/articles/${article.id}/show`, location.href).href
    const text = eventFile(
      { ...event, id: article.id, title: article.title, text: article.excerpt, page: url },
      new Date(),
    )
    saveFile(new Blob([text], { type: 'text/calendar' }), `${article.slug || 'event'}.ics`)
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
