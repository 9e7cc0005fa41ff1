import type { search } from '@deckle/contract/search.ts'
import { may } from '@deckle/core/access/access.ts'
import type { Handler } from '../../http/handler.ts'
import { findArticles } from '../articles/index.ts'
import { findDecks, findPeople } from './queries.ts'

const max = 6

/** Limited to what the actor may list. People have no screen: their results lead to writing a message. */
export const find: Handler<typeof search.find> = async ({ deps, actor, query }) => {
  const [decks, articles, people] = await Promise.all([
    may(actor, 'deck.list') ? findDecks(deps.db, actor, query.q, max) : [],
    may(actor, 'article.read') ? findArticles(deps, actor, query.q, max) : [],
    may(actor, 'user.list') ? findPeople(deps.db, actor, query.q, max) : [],
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
      ...articles.map(({ id, title, category }) => ({
        kind: 'article' as const,
        id,
        title,
        hint: category?.name ?? '',
        link: `/articles/${id}/show`,
      })),
      ...people.map(({ id, first_name, last_name, email }) => ({
        kind: 'person' as const,
        id,
        title: `${first_name} ${last_name}`.trim(),
        hint: email,
        link: `mailto:${email}`,
      })),
    ],
  }
}
