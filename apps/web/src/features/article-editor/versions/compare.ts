import type { ArticleContent } from '@deckle/core/article/article.ts'
import type { Block } from '@deckle/core/article/block.ts'
import { textOfBlock } from '@deckle/core/article/plain-text.ts'
import { isSame } from '@deckle/core/document/tree.ts'

export interface Change {
  readonly key: string
  /** The block's kind, or a field of the article. */
  readonly what: Block['type'] | 'title' | 'subtitle'
  readonly before: string
  readonly after: string
  readonly kind: 'added' | 'removed' | 'changed'
}

type Shown = Pick<ArticleContent, 'title' | 'subtitle' | 'body'>

/** What differs, in the order of the newer one; what was removed stands where it was. */
export function compareArticles(before: Shown, after: Shown): readonly Change[] {
  return [...compareLines(before, after), ...compareBodies(before.body, after.body)]
}

const compareLines = (before: Shown, after: Shown): readonly Change[] =>
  (['title', 'subtitle'] as const)
    .filter((what) => before[what] !== after[what])
    .map((what) => ({ key: what, what, before: before[what], after: after[what], kind: 'changed' }))

function compareBodies(before: readonly Block[], after: readonly Block[]): readonly Change[] {
  const older = new Map(before.map((block) => [block.id, block]))
  const newer = new Set(after.map(({ id }) => id))
  const removedAfter = new Map<string | null, Block[]>()
  let last: string | null = null
  for (const block of before) {
    if (newer.has(block.id)) last = block.id
    else removedAfter.set(last, [...(removedAfter.get(last) ?? []), block])
  }
  const removed = (id: string | null) => (removedAfter.get(id) ?? []).map((block) => changeOf(block, null))
  return [
    ...removed(null),
    ...after.flatMap((block) => {
      const old = older.get(block.id) ?? null
      const change = old && isSame(old, block) ? [] : [changeOf(old, block)]
      return [...change, ...removed(block.id)]
    }),
  ]
}

/** One of the two is there. */
function changeOf(before: Block | null, after: Block | null): Change {
  const { id, type } = (after ?? before) as Block
  return {
    key: id,
    what: type,
    before: before ? textOfBlock(before) : '',
    after: after ? textOfBlock(after) : '',
    kind: before ? (after ? 'changed' : 'removed') : 'added',
  }
}
