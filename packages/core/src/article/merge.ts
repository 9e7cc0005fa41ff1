import { mergeObjects, type Three } from '../document/merge.ts'
import { isSame, type PlainObject } from '../document/tree.ts'
import type { ArticleContent } from './article.ts'

/** A place that both sides changed differently: `mine` is in the merged content, `theirs` is only reported. */
export interface ArticleConflict {
  /** `title`, `body.<id>.content`, `body` for the order of blocks. */
  readonly path: string
  /** Undefined where it was removed. */
  readonly mine: unknown
  readonly theirs: unknown
}

export interface ArticleMerge {
  readonly merged: ArticleContent
  readonly conflicts: readonly ArticleConflict[]
}

/** Three-way merge: properties, and blocks by their ids. What one side removed and the other changed stays, and is reported. */
export function mergeArticles(base: ArticleContent, mine: ArticleContent, theirs: ArticleContent): ArticleMerge {
  if (isSame(mine, theirs) || isSame(base, theirs)) return { merged: mine, conflicts: [] }
  if (isSame(base, mine)) return { merged: theirs, conflicts: [] }
  const conflicts: ArticleConflict[] = []
  const merged = mergeObjects([base, mine, theirs] as unknown as Three<PlainObject>, {
    path: '',
    report: (path, mine, theirs) => void conflicts.push({ path, mine, theirs }),
  }) as unknown as ArticleContent
  return { merged, conflicts }
}
