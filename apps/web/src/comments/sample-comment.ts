import type { Comment, Thread } from '@deckle/contract/models/social.ts'

export const sampleComment = (id: string, more: Partial<Comment> = {}): Comment => ({
  id,
  target: 'post',
  target_id: 'post',
  parent_id: null,
  author: { id: 'asha', name: 'Asha Rao', image: '' },
  text: `Text of ${id}`,
  mentions: [],
  created_at: '2026-11-01T00:00:00.000Z',
  edited_at: null,
  likes: 0,
  liked: false,
  gone: false,
  hidden: null,
  can: { edit: false, delete: false, reply: true, report: true, moderate: false },
  replies: 0,
  ...more,
})

export const sampleThread = (id: string, more: Partial<Thread> = {}): Thread => ({
  ...sampleComment(id),
  first_replies: { comments: [], next: null },
  ...more,
})
