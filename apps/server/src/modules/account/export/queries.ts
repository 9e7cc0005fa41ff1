import { sql } from 'kysely'
import type { ReadDbOf } from '../../../db/database.ts'
import type { OwnFactors, OwnSessions } from '../../auth/tables.ts'
import type { OwnDismissals } from '../../banners/tables.ts'
import type { OwnCertificates } from '../../certificates/tables.ts'
import type { OwnArticles } from '../../articles/tables.ts'
import type { OwnDecks } from '../../decks/tables.ts'
import type { ExamAttempts } from '../../learning/tables.ts'
import type { OwnMedia } from '../../media/tables.ts'
import type { OwnNotifications } from '../../notifications/tables.ts'
import type { OwnPlays } from '../../play/tables.ts'
import type { OwnTickets } from '../../tickets/tables.ts'
import type { OwnTouches } from '../../touches/tables.ts'
import type { OwnPosts } from '../../social/tables.ts'
import type { OwnPerson } from '../../users/tables.ts'

export type ExportDb = ReadDbOf<
  OwnPerson &
    OwnSessions &
    OwnFactors &
    OwnArticles &
    OwnDecks &
    OwnMedia &
    OwnNotifications &
    OwnPlays &
    OwnCertificates &
    ExamAttempts &
    OwnDismissals &
    OwnPosts &
    OwnTouches &
    OwnTickets
>

/** The person whose data is exported. */
export interface Owner {
  readonly clientId: string
  readonly userId: string
}

export function findPerson(db: ExportDb, { clientId, userId }: Owner) {
  return db
    .selectFrom('users')
    .select(['id', 'email', 'username', 'first_name', 'last_name', 'image', 'license_type', 'details', 'profile'])
    .select(['language', 'time_zone', 'created_at', 'last_seen_at'])
    .where('client_id', '=', clientId)
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
}

export function listSessions(db: ExportDb, { clientId, userId }: Owner) {
  return db
    .selectFrom('sessions')
    .select(['id', 'device', 'place', 'start_time', 'last_seen', 'end_time'])
    .where('client_id', '=', clientId)
    .where('user_id', '=', userId)
    .orderBy('start_time', 'desc')
    .execute()
}

export function listNotifications(db: ExportDb, { clientId, userId }: Owner) {
  return db
    .selectFrom('notifications')
    .select(['type', 'title', 'text', 'link', 'created_at', 'read_at'])
    .where('client_id', '=', clientId)
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .execute()
}

export function listNotificationSettings(db: ExportDb, { clientId, userId }: Owner) {
  return db
    .selectFrom('notification_settings')
    .select(['type', 'email'])
    .where('client_id', '=', clientId)
    .where('user_id', '=', userId)
    .orderBy('type')
    .execute()
}

/** Those in the bin too. */
export function listDecks(db: ExportDb, { clientId, userId }: Owner) {
  return db
    .selectFrom('decks')
    .select(['id', 'name'])
    .where('client_id', '=', clientId)
    .where('owner_id', '=', userId)
    .orderBy('created_at')
    .execute()
}

export function findDeck(db: ExportDb, { clientId, userId }: Owner, id: string) {
  return db
    .selectFrom('decks')
    .select([
      'id',
      'name',
      'reader_type',
      'content',
      'settings',
      'created_at',
      'updated_at',
      'published_at',
      'deleted_at',
    ])
    .where('client_id', '=', clientId)
    .where('owner_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst()
}

/** Those in the bin too. */
export function listArticles(db: ExportDb, { clientId, userId }: Owner) {
  return db
    .selectFrom('articles')
    .select(['id', 'title'])
    .where('client_id', '=', clientId)
    .where('owner_id', '=', userId)
    .orderBy('created_at')
    .execute()
}

export function findArticle(db: ExportDb, { clientId, userId }: Owner, id: string) {
  return db
    .selectFrom('articles')
    .select(['id', 'title', 'status', 'content', 'publish_at', 'created_at', 'updated_at', 'deleted_at'])
    .where('client_id', '=', clientId)
    .where('owner_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst()
}

/** What the person liked, saved and read. */
export async function listReadArticles(db: ExportDb, { clientId, userId }: Owner) {
  const { rows } = await sql`select a.id, a.title, l.created_at as liked_at, s.saved_at, v.seen_at from articles a
    left join likes l on l.client_id = a.client_id and l.target = 'article' and l.target_id = a.id and l.user_id = ${userId} and l.liked
    left join article_saves s on s.client_id = a.client_id and s.article_id = a.id and s.user_id = ${userId}
    left join article_views v on v.client_id = a.client_id and v.article_id = a.id and v.user_id = ${userId}
    where a.client_id = ${clientId} and a.id in (
      select target_id from likes where client_id = ${clientId} and target = 'article' and user_id = ${userId} and liked
      union select article_id from article_saves where client_id = ${clientId} and user_id = ${userId}
      union select article_id from article_views where client_id = ${clientId} and user_id = ${userId})
    order by a.title, a.id`.execute(db)
  return rows
}

export function listAttempts(db: ExportDb, { clientId, userId }: Owner) {
  return db
    .selectFrom('attempts')
    .leftJoin('decks', (join) =>
      join.onRef('decks.client_id', '=', 'attempts.client_id').onRef('decks.id', '=', 'attempts.deck_id'),
    )
    .select(['attempts.id', 'attempts.deck_id', 'decks.name as deck_name', 'attempts.started_at'])
    .select(['attempts.completed_at', 'attempts.language', 'attempts.device', 'attempts.country'])
    .select(['attempts.percentage', 'attempts.passed', 'attempts.points', 'attempts.seconds'])
    .where('attempts.client_id', '=', clientId)
    .where('attempts.user_id', '=', userId)
    .orderBy('attempts.started_at')
    .execute()
}

/** All answers including replaced revisions, oldest first. Of an exam without marks until it is handed in. */
export function listAnswers(db: ExportDb, { clientId }: Owner, attemptIds: readonly string[]) {
  return db
    .selectFrom('answers')
    .leftJoin('course_attempts as exams', (join) =>
      join
        .onRef('exams.client_id', '=', 'answers.client_id')
        .onRef('exams.attempt_id', '=', 'answers.attempt_id')
        .on('exams.is_exam', '=', true)
        .on('exams.completed_at', 'is', null),
    )
    .select(['answers.attempt_id', 'slide_id', 'answer', 'text', 'possible', 'answered_at'])
    .select([
      sql<boolean | null>`case when exams.attempt_id is null then correct end`.as('correct'),
      sql<number | null>`case when exams.attempt_id is null then earned end`.as('earned'),
    ])
    .where('answers.client_id', '=', clientId)
    .where('answers.attempt_id', '=', sql<string>`any(${attemptIds}::uuid[])`)
    .orderBy('answered_at')
    .execute()
}

/** Public pages that the person opened with their consent, also before they signed in. */
export async function listTouches(db: ExportDb, { clientId, userId }: Owner) {
  const { rows } = await sql`select t.kind, t.thing_id, t.at, t.source, t.medium, t.campaign, t.referrer, t.landing
    from users u
    join visitors v on v.client_id = u.client_id
      and (v.user_id = u.id or v.email_key = md5(u.client_id::text || lower(u.email))::uuid)
    join touches t on t.client_id = v.client_id and t.visitor_id = v.id
    where u.client_id = ${clientId} and u.id = ${userId}
    order by t.at, t.id`.execute(db)
  return rows
}

/** Banners that the person dismissed. */
export function listDismissedBanners(db: ExportDb, { clientId, userId }: Owner) {
  return db
    .selectFrom('banner_dismissals as d')
    .innerJoin('banners as b', (join) =>
      join.onRef('b.client_id', '=', 'd.client_id').onRef('b.id', '=', 'd.banner_id'),
    )
    .select(['b.title', 'd.dismissed_at'])
    .where('d.client_id', '=', clientId)
    .where('d.user_id', '=', userId)
    .orderBy('d.dismissed_at')
    .execute()
}

export function listCertificates(db: ExportDb, { clientId, userId }: Owner) {
  return db
    .selectFrom('certificates')
    .select(['number', 'name', 'course', 'issuer', 'percentage', 'issued_at', 'valid_until'])
    .select(['revoked_at', 'revoked_for'])
    .where('client_id', '=', clientId)
    .where('user_id', '=', userId)
    .orderBy('issued_at')
    .execute()
}

export function listUploads(db: ExportDb, { clientId, userId }: Owner) {
  return db
    .selectFrom('uploads')
    .innerJoin('attempts', (join) =>
      join.onRef('attempts.client_id', '=', 'uploads.client_id').onRef('attempts.id', '=', 'uploads.attempt_id'),
    )
    .select([
      'uploads.id',
      'uploads.attempt_id',
      'uploads.name',
      'uploads.size',
      'uploads.file_key',
      'uploads.created_at',
    ])
    .where('uploads.client_id', '=', clientId)
    .where('attempts.client_id', '=', clientId)
    .where('attempts.user_id', '=', userId)
    .orderBy('uploads.created_at')
    .execute()
}

export function listMedia(db: ExportDb, { clientId, userId }: Owner) {
  return db
    .selectFrom('media')
    .select(['id', 'name', 'alt', 'size', 'file_key', 'created_at', 'deleted_at'])
    .where('client_id', '=', clientId)
    .where('owner_id', '=', userId)
    .orderBy('created_at')
    .execute()
}

export function listPosts(db: ExportDb, { clientId, userId }: Owner) {
  return db
    .selectFrom('posts')
    .select(['id', 'text', 'images', 'link_url', 'attachment_type', 'attachment_id', 'audience'])
    .select(['state', 'hidden_reason', 'created_at', 'edited_at'])
    .where('client_id', '=', clientId)
    .where('owner_id', '=', userId)
    .orderBy('created_at')
    .execute()
}

export function listComments(db: ExportDb, { clientId, userId }: Owner) {
  return db
    .selectFrom('comments')
    .select(['id', 'target', 'target_id', 'text', 'state', 'created_at', 'edited_at'])
    .where('client_id', '=', clientId)
    .where('owner_id', '=', userId)
    .orderBy('created_at')
    .execute()
}

export function listLikes(db: ExportDb, { clientId, userId }: Owner) {
  return db
    .selectFrom('likes')
    .select(['target', 'target_id', 'created_at'])
    .where('client_id', '=', clientId)
    .where('user_id', '=', userId)
    .where('liked', '=', true)
    .orderBy('created_at')
    .execute()
}

export function listReports(db: ExportDb, { clientId, userId }: Owner) {
  return db
    .selectFrom('social_reports')
    .select(['target', 'target_id', 'reason', 'created_at'])
    .where('client_id', '=', clientId)
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute()
}
