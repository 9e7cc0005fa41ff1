import type { ActivityEntry } from '@deckle/contract/activity.ts'
import type { EventRow } from './queries.ts'

export const presentEvent = (row: EventRow): ActivityEntry => ({
  id: row.id,
  at: row.client_time.toISOString(),
  event: row.event,
  deck: { id: row.deck_id, name: row.deck },
  slide: row.slide_id,
  course: row.course_id === null ? null : { id: row.course_id, name: row.course ?? '' },
  value: row.value,
})
