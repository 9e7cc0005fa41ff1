import { type ArticleEvent, articleLimits } from '@deckle/core/article/article.ts'
import { isWebAddress } from '@deckle/core/text/web-address.ts'
import { Switch } from '@deckle/ui/choices/switch.tsx'
import { TextField } from '@deckle/ui/fields/text-field.tsx'
import { MomentField } from '../../../lib/form/moment-field.tsx'
import { useWords } from '../../../words/use-words.ts'
import { useArticle, useArticleContent } from '../article-context.ts'
import { AddressField } from '../blocks/video-view.tsx'
import { useFields } from './use-fields.ts'

const hour = 3_600_000

/** Begins at the next full hour of tomorrow until it is set. */
const newEvent = (): ArticleEvent => ({
  starts_at: new Date(Math.ceil(Date.now() / hour) * hour + 24 * hour).toISOString(),
  ends_at: null,
  place: '',
  url: '',
})

export function EventFields() {
  const t = useWords('article-editor')
  const { canEdit } = useArticle()
  const { event } = useArticleContent()
  const set = useFields()
  const change = (part: Partial<ArticleEvent>) => event && set({ event: { ...event, ...part } })
  return (
    <div id="article-event" className="flex flex-col gap-3">
      <Switch
        label={t('event.isEvent')}
        isDisabled={!canEdit}
        isSelected={event !== null}
        onChange={(isEvent) => set({ event: isEvent ? newEvent() : null })}
      />
      {event && (
        <>
          <MomentField
            label={t('event.starts')}
            isDisabled={!canEdit}
            value={event.starts_at}
            onChange={(starts_at) => starts_at !== null && change({ starts_at })}
          />
          <MomentField
            label={t('event.ends')}
            isDisabled={!canEdit}
            value={event.ends_at}
            onChange={(ends_at) => change({ ends_at })}
          />
          <TextField
            label={t('event.place')}
            isDisabled={!canEdit}
            value={event.place}
            maxLength={articleLimits.place}
            onChange={(place) => change({ place })}
          />
          <AddressField
            label={t('event.url')}
            isDisabled={!canEdit}
            value={event.url}
            isAllowed={isWebAddress}
            onChange={(url) => change({ url })}
          />
        </>
      )}
    </div>
  )
}
