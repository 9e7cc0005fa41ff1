import type { CommentOrder } from '@deckle/contract/comments.ts'
import type { Comment, Thread } from '@deckle/contract/models/social.ts'
import type { InfiniteData } from '@tanstack/react-query'

export interface CommentPage {
  readonly comments: readonly Thread[]
  readonly next: string | null
  readonly total?: number | undefined
}
export type CommentPages = InfiniteData<CommentPage, string | null>

type Replies = Thread['first_replies']

/** Puts a new comment where its readers look for it: a reply at the end of its thread, another at the end that is shown. */
export function addComment(pages: CommentPages, comment: Comment, order: CommentOrder | undefined): CommentPages {
  if (comment.parent_id !== null)
    return eachThread(pages, (thread) =>
      thread.id === comment.parent_id
        ? { ...thread, replies: thread.replies + 1, first_replies: joined(thread.first_replies, [comment]) }
        : thread,
    )
  if (order === undefined) return pages
  const thread: Thread = { ...comment, first_replies: { comments: [], next: null } }
  const at = order === 'newest' ? 0 : pages.pages.length - 1
  return {
    ...pages,
    pages: pages.pages.map((page, index) => {
      if (index !== at) return page
      return { ...page, comments: order === 'newest' ? [thread, ...page.comments] : [...page.comments, thread] }
    }),
  }
}

/** Replies of the next page, behind those that are there. */
export function addReplies(
  pages: CommentPages,
  parentId: string,
  replies: { readonly comments: readonly Comment[]; readonly next: string | null },
): CommentPages {
  return eachThread(pages, (thread) =>
    thread.id === parentId
      ? { ...thread, first_replies: { ...joined(thread.first_replies, replies.comments), next: replies.next } }
      : thread,
  )
}

export function changeComment(pages: CommentPages, id: string, change: Partial<Comment>): CommentPages {
  const changed = <One extends Comment>(one: One): One => (one.id === id ? { ...one, ...change } : one)
  return eachThread(pages, (thread) => {
    const { comments } = thread.first_replies
    return changed({ ...thread, first_replies: { ...thread.first_replies, comments: comments.map(changed) } })
  })
}

/** Takes a comment away; one with replies stays without its text. */
export function removeComment(pages: CommentPages, id: string): CommentPages {
  return {
    ...pages,
    pages: pages.pages.map((page) => ({
      ...page,
      comments: page.comments.flatMap((thread): readonly Thread[] => {
        if (thread.id === id)
          return thread.replies === 0 ? [] : [{ ...thread, text: '', author: null, mentions: [], gone: true }]
        const comments = thread.first_replies.comments.filter((reply) => reply.id !== id)
        const removed = thread.first_replies.comments.length - comments.length
        const left = {
          ...thread,
          replies: thread.replies - removed,
          first_replies: { ...thread.first_replies, comments },
        }
        return left.gone && removed > 0 && left.replies === 0 ? [] : [left]
      }),
    })),
  }
}

/** Each once: what was just written may come again with a later page. */
export function eachOnce<One extends { readonly id: string }>(comments: readonly One[]): readonly One[] {
  const seen = new Set<string>()
  return comments.filter(({ id }) => !seen.has(id) && seen.add(id))
}

const joined = (replies: Replies, more: readonly Comment[]): Replies => ({
  ...replies,
  comments: eachOnce([...replies.comments, ...more]),
})

const eachThread = (pages: CommentPages, change: (thread: Thread) => Thread): CommentPages => ({
  ...pages,
  pages: pages.pages.map((page) => ({ ...page, comments: page.comments.map(change) })),
})
