import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type ArticleContent, newArticle } from './article.ts'
import type { Block } from './block.ts'
import { type ArticleConflict, mergeArticles } from './merge.ts'
import { textOfBody } from './plain-text.ts'

const paragraph = (id: string, text: string): Block => ({ id, type: 'paragraph', content: [{ type: 'text', text }] })
const start: ArticleContent = {
  ...newArticle({ title: 'start-title', language: 'en' }),
  body: ['a', 'b', 'c', 'd'].map((id) => paragraph(id, `start-${id}`)),
}

type Act =
  | { readonly do: 'title' | 'subtitle' | 'save' }
  | { readonly do: 'write' | 'add' | 'remove' | 'move'; readonly at: number }
interface Step {
  readonly author: 0 | 1
  readonly act: Act
}

const anyAct: fc.Arbitrary<Act> = fc.oneof(
  fc.record({ do: fc.constantFrom('title' as const, 'subtitle' as const) }),
  { weight: 2, arbitrary: fc.record({ do: fc.constant('save' as const) }) },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constantFrom('write' as const, 'add' as const, 'remove' as const, 'move' as const),
      at: fc.nat(7),
    }),
  },
)
const anySteps: fc.Arbitrary<readonly Step[]> = fc.array(
  fc.record({ author: fc.constantFrom(0 as const, 1 as const), act: anyAct }),
  { minLength: 5, maxLength: 60 },
)

/** Each edit writes a text of its own: where it is, the edit holds. */
const textsOf = ({ title, subtitle, body }: ArticleContent): ReadonlySet<string> =>
  new Set([title, subtitle, ...body.map((block) => textOfBody([block]))])

function edit(content: ArticleContent, act: Act, text: string): ArticleContent {
  if (act.do === 'save') return content
  if (!('at' in act)) return { ...content, [act.do]: text }
  const { body } = content
  const at = body.length === 0 ? 0 : act.at % body.length
  const block = body[at]
  if (act.do === 'add') return { ...content, body: body.toSpliced(at, 0, paragraph(text, text)) }
  if (!block) return content
  if (act.do === 'write') return { ...content, body: body.with(at, paragraph(block.id, text)) }
  const without = body.toSpliced(at, 1)
  return { ...content, body: act.do === 'remove' ? without : [...without, block] }
}

interface Author {
  base: ArticleContent
  local: ArticleContent
  /** Texts that the author saw and wrote over, or removed. */
  readonly replaced: Set<string>
}

/** Whether the place of a lost text was reported. */
function isReported(text: string, before: ArticleContent, conflicts: readonly ArticleConflict[]): boolean {
  const block = before.body.find((one) => textOfBody([one]) === text)
  return conflicts.some(({ path }) =>
    block
      ? path.startsWith(`body.${block.id}`) || path === 'body'
      : path === (before.title === text ? 'title' : 'subtitle'),
  )
}

describe('two authors', () => {
  it('lose no saved edit that was not reported or seen by who wrote over it', () => {
    fc.assert(
      fc.property(anySteps, (steps) => {
        let saved = start
        const authors = [0, 1].map((): Author => ({ base: start, local: start, replaced: new Set() }))
        const save = (author: Author): void => {
          const { merged, conflicts } = mergeArticles(author.base, author.local, saved)
          const now = textsOf(merged)
          for (const text of textsOf(saved))
            expect(now.has(text) || author.replaced.has(text) || isReported(text, saved, conflicts), text).toBe(true)
          for (const text of textsOf(author.local))
            expect(now.has(text) || textsOf(author.base).has(text), `own ${text}`).toBe(true)
          expect(new Set(merged.body.map(({ id }) => id)).size).toBe(merged.body.length)
          saved = author.base = author.local = merged
        }
        steps.forEach(({ author: which, act }, number) => {
          const author = authors[which] as Author
          if (act.do === 'save') return save(author)
          const before = textsOf(author.local)
          author.local = edit(author.local, act, `${act.do}-${number}`)
          const after = textsOf(author.local)
          for (const text of before) if (!after.has(text)) author.replaced.add(text)
        })
        for (const author of [...authors, ...authors]) save(author)
        expect(authors[0]?.local).toEqual(authors[1]?.local)
      }),
      { numRuns: 1000, seed: 15 },
    )
  })
})
