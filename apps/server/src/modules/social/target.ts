import type { AttachmentKind, CommentTarget, LikeTarget } from '@deckle/core/social/social.ts'
import type { Db } from '../../db/database.ts'
import type { Scoped } from '../../db/reach.ts'

/** What can be liked and commented on, as a module provides it. */
export interface TargetKind {
  /**
   * Undefined where the actor doesn't see it. In a transaction with `lock` it stays as it is until the end, while others
   * write about it too.
   */
  find(db: Db, actor: Scoped, id: string, how?: { readonly lock?: boolean }): Promise<FoundTarget | undefined>
  /** Those of the people who see it. */
  seenBy(db: Db, clientId: string, id: string, userIds: readonly string[]): Promise<readonly string[]>
  /** Left out where `social_counts` has them. */
  readonly ownCounts?: OwnCounts
}

/** Of a kind that keeps the counts of its comments and likes itself, and may show them elsewhere. */
export interface OwnCounts {
  /** In the transaction of a change, also of a text alone. `at`: when what comes or goes was written or given. */
  add(parts: CountingParts, place: TargetPlace, added: AddedCounts, at: Date): Promise<void>
  likes(db: Db, place: TargetPlace): Promise<number>
  /** Once a change is committed, before the reply: what this server keeps in memory is out of date. */
  evict(deps: { readonly blog: PagesOfArticles }, place: TargetPlace): void
}

interface CountingParts {
  readonly db: Db
  readonly now: () => Date
}

/** Of public blogs. */
interface PagesOfArticles {
  evictArticle(clientId: string, articleId: string): void
}

export interface TargetPlace {
  readonly clientId: string
  readonly id: string
}

/** What has counts: also a comment, which can be liked. */
export interface Counted extends TargetPlace {
  readonly target: LikeTarget
}

/** Less than none for what goes. */
export interface AddedCounts {
  readonly likes?: number
  readonly comments?: number
}

export interface FoundTarget {
  readonly ownerId: string
  /** Its beginning, for who is told of it. */
  readonly text: string
  /** Where it is read, a path of this application. */
  readonly link: string
  /** Whether it takes comments. */
  readonly isOpen: boolean
}

/** What a post can carry, as a module provides it. */
export interface AttachableKind {
  /** Whether the actor may share it. */
  isShareable(db: Db, actor: Scoped, id: string): Promise<boolean>
  /** By id; what is gone or not published any more is left out. */
  describe(db: Db, clientId: string, ids: readonly string[]): Promise<ReadonlyMap<string, Attached>>
}

export interface Attached {
  readonly title: string
  /** Media id; '' for none. */
  readonly image: string
  /** A path of this application. */
  readonly link: string
  /** Of a published deck. */
  readonly shortid: string | null
}

/** What modules provide, composed in `social-kinds.ts`. */
export interface SocialKinds {
  readonly targets: Readonly<Record<CommentTarget, TargetKind>>
  readonly attachments: Readonly<Record<AttachmentKind, AttachableKind>>
}
