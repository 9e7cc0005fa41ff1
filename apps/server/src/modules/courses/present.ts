import type { Course, CourseRow } from '@deckle/contract/courses.ts'
import { type Action, type Actor, may } from '@deckle/core/access/access.ts'
import { readTags, type TagCells } from '../../db/tag-cells.ts'
import { type Env, publicAddress } from '../../env.ts'
import { type OwnedRow, subjectOf } from '../../require-access.ts'
import type { ListedCourse } from './list/queries.ts'
import type { CourseRecord } from './queries.ts'

export function presentRow(actor: Actor, row: ListedCourse): CourseRow {
  return {
    id: row.id,
    title: row.title,
    cover: row.cover,
    category: row.category_id,
    language: row.language,
    level: row.level,
    minutes: row.minutes,
    topics: row.topic_count,
    decks: row.deck_count,
    status: row.status,
    outdated: row.status !== 'draft' && row.is_outdated,
    owner: { id: row.owner_id, name: row.owner_name },
    tags: readTags(row.tags),
    learners: row.learners,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    deletedAt: row.deleted_at?.toISOString() ?? null,
    can: allowed(actor, row),
  }
}

export function presentCourse(env: Env, actor: Actor, row: CourseRecord, tags: TagCells | null): Course {
  const { id, status, published_at } = row
  const learned = row.published ?? row.content
  return {
    id,
    revision: row.revision,
    content: row.content,
    status,
    publication:
      published_at === null || status === 'draft'
        ? null
        : { publishedAt: published_at.toISOString(), outdated: row.published_revision !== row.revision },
    leaderboard: learned.leaderboard ? { exam: learned.finalExam !== null } : null,
    joinUrl: row.join_code === null ? null : `${publicAddress(env)}/courses/${id}/show?code=${row.join_code}`,
    owner: { id: row.owner_id, name: row.owner_name },
    tags: readTags(tags),
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    can: allowed(actor, row),
  }
}

function allowed(actor: Actor, row: OwnedRow) {
  const can = (action: Action): boolean => may(actor, action, subjectOf(row))
  return {
    edit: can('course.edit'),
    delete: can('course.delete'),
    publish: can('course.publish'),
    share: can('course.share'),
    learners: can('course.learners'),
  }
}
