import type { ActivityEntry } from '@deckle/contract/activity.ts'
import { headingOf } from '@deckle/slides/heading.ts'
import type { Deps } from '../../deps.ts'
import type { EventRow } from './queries.ts'

/** Events with the headings of their slides, as the version that was played has them. */
export const presentEvents = (
  { play }: Pick<Deps, 'play'>,
  clientId: string,
  rows: readonly EventRow[],
): Promise<ActivityEntry[]> =>
  Promise.all(
    rows.map(async (row) => {
      const version = row.slide_id === null ? undefined : await play.versions.get(clientId, row.version_id)
      const slide = version?.untranslated(row.slide_id ?? '')
      return { ...presentEvent(row), heading: slide ? headingOf(slide.data) : '' }
    }),
  )

const presentEvent = (row: EventRow) => ({
  id: row.id,
  at: row.client_time.toISOString(),
  event: row.event,
  deck: { id: row.deck_id, name: row.deck },
  attempt_id: row.attempt_id,
  slide: row.slide_id,
  course: row.course_id === null ? null : { id: row.course_id, name: row.course ?? '' },
  value: row.value,
})
