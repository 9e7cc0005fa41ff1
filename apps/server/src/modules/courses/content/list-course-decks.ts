import { createHash } from 'node:crypto'
import type { CourseDeckFacts, courses } from '@deckle/contract/courses.ts'
import { may } from '@deckle/core/access/access.ts'
import { deckIdsOf } from '@deckle/core/course/course.ts'
import { digestInput } from '@deckle/core/deck/canonical-json.ts'
import { isPassOrFail } from '@deckle/core/reader-type/reader-type.ts'
import type { Handler } from '../../../http/handler.ts'
import { subjectOf } from '../../../require-access.ts'
import { errorsOf, listCourseDecks as listRows, listPinnedVersions } from '../../decks/index.ts'
import { countInProgress } from '../list/queries.ts'
import { requireCourse } from '../require-course.ts'
import { versionsOf } from './course-parts.ts'

export const listCourseDecks: Handler<typeof courses.decks> = async ({ deps, actor, params: { id } }) => {
  const course = await requireCourse(deps.db, actor, 'course.read', { id })
  const ids = deckIdsOf(course.content)
  const pins = versionsOf(course.published)
  const [rows, versions, inProgress] = await Promise.all([
    listRows(deps.db, { ...actor, clientId: course.client_id }, ids),
    listPinnedVersions(deps.db, course.client_id, [...pins.values()]),
    countInProgress(deps.db, course.client_id, id),
  ])
  const decks = rows.map((row): CourseDeckFacts => {
    const version = versions.get(pins.get(row.id) ?? '')
    const available = row.is_readable && row.deleted_at === null
    return {
      id: row.id,
      available,
      name: row.name,
      readerType: row.reader_type,
      slides: row.slide_count,
      minutes: row.minutes,
      hasPassMark: isPassOrFail(row.reader_type),
      pinned: version ? { version: version.version, publishedAt: version.published_at.toISOString() } : null,
      newer: available && version !== undefined && version.digest !== digestOf(row.content),
      problems: available ? errorsOf(row.content).length : 0,
      inProgress: inProgress.get(row.id) ?? 0,
      can: { edit: available && may(actor, 'deck.edit', subjectOf(row)) },
    }
  })
  return { decks }
}

const digestOf = (content: Parameters<typeof digestInput>[0]): string =>
  createHash('sha256').update(digestInput(content)).digest('hex')
