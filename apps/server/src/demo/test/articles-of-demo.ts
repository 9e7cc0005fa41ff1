import { articleCategories } from '@deckle/core/category/category.ts'
import { describe, expect, it } from 'vitest'
import type { TestApp } from '../../test/app.ts'
import type { Person } from '../../test/factories.ts'

interface Given {
  readonly test: TestApp
  readonly admin: Person
}

/** On the app in which the demo was made. */
export function articlesOfDemo(given: () => Given): void {
  describe('articles of the demo', () => {
    it('are in every category, a dozen in Hindi, and people who talk about them', async () => {
      const rows = await given()
        .test.deps.db.selectFrom('article_publications as p')
        .innerJoin('categories as c', (join) =>
          join.onRef('c.client_id', '=', 'p.client_id').onRef('c.id', '=', 'p.category_id'),
        )
        .leftJoin('article_counts as n', (join) =>
          join.onRef('n.client_id', '=', 'p.client_id').onRef('n.article_id', '=', 'p.article_id'),
        )
        .select(['c.slug', 'p.language', 'n.likes', 'n.comments', 'p.article_id'])
        .execute()
      expect(rows.length).toBeGreaterThanOrEqual(40)
      expect([...new Set(rows.map(({ slug }) => slug))].toSorted()).toEqual(Object.keys(articleCategories).toSorted())
      expect(
        (await given().test.deps.db.selectFrom('articles').select('id').where('language', '=', 'hi').execute()).length,
      ).toBe(12)
      const commented = rows.filter(({ comments }) => (comments ?? 0) > 0)
      expect(commented.length).toBeGreaterThan(6)
      for (const { article_id, comments } of commented) {
        const shown = { as: given().admin, query: { target: 'article', id: article_id } } as const
        const threads = (await given().test.call('comments.list', shown)).body.comments
        expect(threads.reduce((sum, { replies, gone }) => sum + (gone ? 0 : 1) + replies, 0)).toBe(comments)
      }
      const { cases } = (await given().test.call('moderation.list', { as: given().admin })).body
      expect(cases.map(({ target, hidden, reports }) => [target, hidden, reports]).toSorted()).toEqual([
        ['comment', false, 1],
        ['comment', true, 3],
        ['post', false, 2],
      ])
    })
  })
}
