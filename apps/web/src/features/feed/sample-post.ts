import type { Post } from '@deckle/contract/models/social.ts'

export const samplePost = (id: string, more: Partial<Post> = {}): Post => ({
  id,
  author: { id: 'asha', name: 'Asha Rao', image: '' },
  text: `Text of ${id}`,
  mentions: [],
  images: [],
  link: null,
  attachment: null,
  audience: { type: 'everyone', names: [] },
  created_at: '2026-11-01T00:00:00.000Z',
  edited_at: null,
  pinned: false,
  likes: 0,
  comments: 0,
  liked: false,
  saved: false,
  hidden: null,
  can: { edit: false, delete: false, pin: false, report: true, moderate: false },
  ...more,
})
