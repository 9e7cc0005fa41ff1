import type { Action } from '@deckle/core/access/access.ts'
import type { TagBearer, TagKind } from '@deckle/core/tag/tag.ts'
import { type RawBuilder, sql } from 'kysely'
import type { DbOf } from '../../../db/database.ts'
import { articleReach, courseReach, deckReach, leadReach, type Scoped, userReach } from '../../../db/reach.ts'
import type { TaggedArticles } from '../../articles/tables.ts'
import type { BannerAudiences } from '../../banners/tables.ts'
import type { TaggedCourses } from '../../courses/tables.ts'
import type { TaggedDecks } from '../../decks/tables.ts'
import type { JobParams } from '../../jobs/tables.ts'
import type { TaggedLeads } from '../../leads/tables.ts'
import type { RuleConditions } from '../../rules/tables.ts'
import type { PostAudiences } from '../../social/tables.ts'
import type { PeopleSearch } from '../../users/tables.ts'
import type { TagTables } from '../tables.ts'

export type UsesDb = DbOf<
  TagTables,
  TaggedDecks & TaggedCourses & TaggedArticles & TaggedLeads & PeopleSearch,
  RuleConditions & JobParams & PostAudiences & BannerAudiences
>

export interface Bearer {
  readonly isPeople: boolean
  /** Rows of `client_id`, `tag_id` and the key of the tagged row. */
  readonly tableName: string
  readonly table: RawBuilder<unknown>
  readonly key: RawBuilder<unknown>
  readonly things: RawBuilder<unknown>
  /** What lists show of the thing, `b`, whoever may see it; and what the actor sees. */
  readonly isThere: RawBuilder<unknown>
  readonly action: Action
  readonly seen: (actor: Scoped) => RawBuilder<unknown>
}

const all = { many: true } as const

const tagTable = (tableName: string, key: string, things: string) => ({
  tableName,
  table: sql.table(tableName),
  key: sql.ref(key),
  things: sql.table(things),
})

const bearers: Readonly<Record<TagBearer, Bearer>> = {
  deck: {
    isPeople: false,
    ...tagTable('deck_tags', 'deck_id', 'decks'),
    isThere: sql`b.deleted_at is null`,
    action: 'deck.read',
    seen: (actor) => deckReach(actor, 'deck.read', 'b', all),
  },
  course: {
    isPeople: false,
    ...tagTable('course_tags', 'course_id', 'courses'),
    isThere: sql`b.deleted_at is null`,
    action: 'course.read',
    seen: (actor) => courseReach(actor, 'course.read', 'b', all),
  },
  article: {
    isPeople: false,
    ...tagTable('article_tags', 'article_id', 'articles'),
    isThere: sql`b.deleted_at is null`,
    action: 'article.view',
    seen: (actor) => articleReach(actor, 'article.view', 'b', all),
  },
  lead: {
    isPeople: false,
    ...tagTable('lead_tags', 'lead_id', 'leads'),
    isThere: sql`(b.deleted_at is null and b.merged_into is null)`,
    action: 'lead.list',
    seen: (actor) => leadReach(actor, 'b'),
  },
  user: {
    isPeople: true,
    ...tagTable('user_tags', 'user_id', 'users'),
    isThere: sql`b.active`,
    action: 'user.list',
    seen: (actor) => userReach(actor, 'user.list', 'b'),
  },
}

export const allBearers = Object.entries(bearers) as [TagBearer, Bearer][]

export const bearersOf = (kind: TagKind) => allBearers.filter(([, { isPeople }]) => isPeople === (kind === 'user'))
