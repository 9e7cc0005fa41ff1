import type { PreparedPage } from '../../../http/prepared/prepared-page.ts'
import type { PublicComments } from '@deckle/core/social/public-comment.ts'

export interface CachedPage {
  readonly clientId: string
  /** Whose counts and comments it shows alone; null for lists. */
  readonly articleId: string | null
  /** Whether it shows decks: one may be published or taken back. */
  readonly hasDecks: boolean
  readonly page: PreparedPage
}

/** Reads a page of the comments that an article's public page shows. @param number from 1 */
export type ReadComments = (clientId: string, articleId: string, number: number) => Promise<PublicComments>

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
