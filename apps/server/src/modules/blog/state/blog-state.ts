import type { PreparedPage } from '../../../http/prepared/prepared-page.ts'
import type { BlogComment } from '../comments.ts'

export interface CachedPage {
  readonly clientId: string
  /** Whose counts and comments it shows alone; null for lists. */
  readonly articleId: string | null
  /** Whether it shows decks: one may be published or taken back. */
  readonly hasDecks: boolean
  readonly page: PreparedPage
}

/** Reads the comments that a public page shows; undefined where there are none yet. */
export type ReadComments = (clientId: string, articleId: string) => Promise<readonly BlogComment[]>

/** Pages of public blogs as bytes, stored until what they show changes on any server. */
export interface BlogState {
  /** From memory, without waiting. */
  peek(key: string): PreparedPage | undefined
  /** Each page is made once at a time; undefined where there is none, which is not stored. */
  load(key: string, make: () => Promise<CachedPage | undefined>): Promise<PreparedPage | undefined>
  /** A form of the page was added. */
  grow(key: string, page: PreparedPage, bytes: number): void
  evictClient(clientId: string): void
  evictArticle(clientId: string, articleId: string): void
  evictDecks(): void
  readonly readComments: ReadComments
  readonly bytes: number
}
