import type { search } from '@deckle/contract/search.ts'
import { may } from '@deckle/core/access/access.ts'
import type { TagKind } from '@deckle/core/tag/tag.ts'
import type { Handler } from '../../http/handler.ts'
import { readLists } from '../articles/index.ts'
import { findLeadsByText } from '../leads/index.ts'
import { findPosts } from '../social/index.ts'
import { findCourses, findDecks, findPeople, findTags } from './queries.ts'

const max = 6

/** Limited to what the actor may list. */
export const find: Handler<typeof search.find> = async ({ deps, actor, query: { q } }) => {
  const { db } = deps
  const kinds: readonly TagKind[] = may(actor, 'user.list') ? ['content', 'user', 'master'] : ['content', 'master']
  const [decks, courses, [articles = []], posts, leads, people, tags] = await Promise.all([
    may(actor, 'deck.list') ? findDecks(db, actor, q, max) : [],
    findCourses(db, actor, q, max),
    readLists(deps, actor, [{ search: q, limit: max, sort: 'relevance' }]),
    may(actor, 'social.use') ? findPosts(db, actor, q, max) : [],
    may(actor, 'lead.list') ? findLeadsByText(db, actor, q, max) : [],
    may(actor, 'user.list') ? findPeople(db, actor, q, max) : [],
    may(actor, 'tag.list') ? findTags(db, actor, { kinds, text: q, limit: max }) : [],
  ])
  return {
    results: [
      ...decks.map(({ id, name, reader_type }) => ({
        kind: 'deck' as const,
        id,
        title: name,
        hint: reader_type,
        link: `/contentEditor/${id}`,
      })),
      ...courses.map(({ id, title, is_authors }) => ({
        kind: 'course' as const,
        id,
        title,
        hint: '',
        link: `/courses/${id}/${is_authors ? 'edit' : 'show'}`,
      })),
      ...articles.map(({ id, title, author }) => ({
        kind: 'article' as const,
        id,
        title,
        hint: author.name,
        link: `/articles/${id}/show`,
      })),
      ...posts.map(({ id, title, author }) => ({
        kind: 'post' as const,
        id,
        title,
        hint: author,
        link: `/feed?post=${id}`,
      })),
      ...leads.map(({ id, name, email, phone, company }) => ({
        kind: 'lead' as const,
        id,
        title: name || email || phone,
        hint: company || email,
        link: `/leads/${id}`,
      })),
      ...people.map(({ id, first_name, last_name, email }) => ({
        kind: 'person' as const,
        id,
        title: `${first_name} ${last_name}`.trim(),
        hint: email,
        link: `/people/${id}`,
      })),
      ...tags.map(({ id, name, kind }) => ({
        kind: 'tag' as const,
        id,
        title: name,
        hint: '',
        link: `/tags?${new URLSearchParams({ ...(kind !== 'content' && { tab: kind }), q: name }).toString()}`,
      })),
    ],
  }
}
