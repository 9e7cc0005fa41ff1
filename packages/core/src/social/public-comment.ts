/** A comment as everybody may read it. */
export interface PublicReply {
  readonly id: string
  /** '' for somebody who is not there any more. */
  readonly author: string
  /** With the names of the people it mentions; '' where `gone`. */
  readonly text: string
  readonly at: Date
  /** Deleted or hidden; kept for the replies that are still there. */
  readonly gone: boolean
}

export interface PublicComment extends PublicReply {
  /** The first of them. */
  readonly replies: readonly PublicReply[]
  /** All of them. */
  readonly replyCount: number
}

export interface PublicComments {
  /** The newest first. */
  readonly comments: readonly PublicComment[]
  /** From 1. */
  readonly number: number
  readonly pages: number
}

export const noComments: PublicComments = { comments: [], number: 1, pages: 1 }
