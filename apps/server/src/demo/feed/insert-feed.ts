import { mentionOf } from '@deckle/core/social/mention.ts'
import type { Tables } from '../../db/tables.ts'
import type { Db } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import type { Insertable } from 'kysely'
import { insertRows } from '../queries.ts'
import { createRandom } from '../random.ts'
import type { StoredPicture } from '../store-pictures.ts'
import type { DemoComment, DemoPost } from './demo-post.ts'
import { demoPosts } from './posts.ts'

interface Place {
  readonly clientId: string
  readonly people: ReadonlyMap<string, string>
  readonly decks: ReadonlyMap<string, string>
  readonly articles: ReadonlyMap<string, string>
  /** By title. */
  readonly courses: ReadonlyMap<string, string>
  readonly tags: ReadonlyMap<string, string>
  readonly media: readonly StoredPicture[]
}

const HOUR = 3_600_000

/** What people wrote to each other in two months, with replies and likes. */
export async function insertFeed(deps: Deps, trx: Db, place: Place): Promise<void> {
  const feed = feedRows(deps, place)
  for (const table of feedTables) await insertRows(trx, table, feed[table] as never)
}

const feedTables = [
  'posts',
  'feed_entries',
  'post_saves',
  'comments',
  'likes',
  'social_counts',
  'social_reports',
  'moderation_cases',
] as const

type FeedRows = { readonly [T in (typeof feedTables)[number]]: Insertable<Tables[T]>[] }

function feedRows({ now, newId }: Deps, place: Place): FeedRows {
  const { clientId: client_id, people, tags, media } = place
  const rows = Object.fromEntries(feedTables.map((table) => [table, []])) as unknown as FeedRows
  const source = createRandom(4711)
  const random = (): number => source.next()
  const person = (key: string): string => people.get(key) ?? ''
  const textOf = (text: string): string =>
    text.replace(/@([a-z]+)/g, (whole, key: string) => (people.has(key) ? mentionOf(person(key)) : whole))

  function count(target: 'post' | 'comment', target_id: string, after: Date, { likes = 0, comments = 0 }): void {
    const others = [...people.values()].toSorted(() => random() - 0.5).slice(0, likes)
    for (const user_id of others) {
      const created_at = new Date(Math.min(after.getTime() + random() * 20 * HOUR, now().getTime()))
      rows.likes.push({ client_id, target, target_id, user_id, created_at })
    }
    rows.social_counts.push({ client_id, target, target_id, likes: others.length, comments })
  }

  function add(comment: DemoComment, post_id: string, after: Date, parent_id: string | null = null): Date {
    const id = newId()
    const created_at = new Date(Math.min(after.getTime() + (0.2 + random() * 3) * HOUR, now().getTime()))
    const { by, text, likes = 0, replies = [] } = comment
    const owner_id = person(by)
    const place = { client_id, id, target: 'post', target_id: post_id, parent_id, owner_id }
    rows.comments.push({ ...place, text: textOf(text), replies: replies.length, created_at })
    count('comment', id, created_at, { likes })
    return replies.reduce((last, reply) => add(reply, post_id, last, id), created_at)
  }

  for (const post of demoPosts) {
    const id = newId()
    const created_at = new Date(now().getTime() - post.daysAgo * 24 * HOUR)
    const pinned = post.pinned ? 1 : 0
    const { audience, audience_ids } = audienceOf(post, person, tags)
    const owner_id = person(post.by)
    rows.posts.push({
      client_id,
      id,
      owner_id,
      audience,
      audience_ids,
      pinned,
      created_at,
      text: textOf(post.text),
      images: JSON.stringify((post.images ?? []).map((name) => imageOf(media, name))),
      ...attachmentOf(place, post),
      ...(post.link && linkOf(post.link)),
      edited_at: post.edited ? new Date(created_at.getTime() + HOUR) : null,
    })
    for (const audience_key of audience === 'everyone' ? [client_id] : audience_ids)
      rows.feed_entries.push({ client_id, post_id: id, audience_key, owner_id, pinned, created_at })
    const { comments = [] } = post
    comments.reduce((last, comment) => add(comment, id, last), created_at)
    const all = comments.reduce((sum, { replies = [] }) => sum + 1 + replies.length, 0)
    count('post', id, created_at, { likes: post.likes, comments: all })
    for (const key of post.savedBy ?? [])
      rows.post_saves.push({ client_id, user_id: person(key), post_id: id, saved_at: created_at })
    const reports = Object.entries(post.reports ?? {})
    for (const [key, reason] of reports)
      rows.social_reports.push({
        client_id,
        id: newId(),
        target: 'post',
        target_id: id,
        user_id: person(key),
        reason,
        created_at,
      })
    if (reports.length > 0)
      rows.moderation_cases.push({
        client_id,
        target: 'post',
        target_id: id,
        owner_id,
        reports: reports.length,
        updated_at: created_at,
      })
  }
  return rows
}

function attachmentOf({ decks, articles, courses }: Place, { deck, article, course }: DemoPost) {
  const [type, id] =
    deck !== undefined
      ? ['deck', decks.get(deck)]
      : article !== undefined
        ? ['article', articles.get(article)]
        : ['course', courses.get(course ?? '')]
  return id === undefined
    ? { attachment_type: null, attachment_id: null }
    : { attachment_type: type, attachment_id: id }
}

const linkOf = ({ url, title, description, site }: NonNullable<DemoPost['link']>) => ({
  link_url: url,
  link_state: 'ready',
  link_title: title,
  link_description: description,
  link_site: site,
})

function audienceOf(
  { tag, branch }: DemoPost,
  person: (key: string) => string,
  tags: ReadonlyMap<string, string>,
): { readonly audience: string; readonly audience_ids: string[] } {
  if (tag !== undefined) return { audience: 'tags', audience_ids: [tags.get(tag) ?? ''] }
  if (branch !== undefined) return { audience: 'branch', audience_ids: [person(branch)] }
  return { audience: 'everyone', audience_ids: [] }
}

function imageOf(media: readonly StoredPicture[], name: string): { readonly id: string; readonly alt: string } {
  const { id = '', alt = '' } = media.find(({ picture }) => picture === name)?.row ?? {}
  return { id, alt }
}
