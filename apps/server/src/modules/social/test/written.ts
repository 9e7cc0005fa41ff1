import type { Comment, Post } from '@deckle/contract/models/social.ts'
import type { CallInput, TestApp } from '../../../test/app.ts'
import type { Person } from '../../../test/factories.ts'

const day = 86_400_000

/** What people write, on the app that a test file starts. */
export const writtenOf = (test: () => TestApp) => ({
  post: async (as: Person, body: CallInput<'posts.create'>['body'] = { text: 'A post' }): Promise<Post> => {
    const reply = await test().call('posts.create', { as, body })
    if (reply.status !== 200) throw new Error(JSON.stringify(reply.error))
    return reply.body.post
  },
  comment: async (
    as: Person,
    post_id: string,
    text = 'A comment',
    parent_id: string | null = null,
  ): Promise<Comment> => {
    const reply = await test().call('comments.create', { as, body: { post_id, text, parent_id } })
    if (reply.status !== 200) throw new Error(JSON.stringify(reply.error))
    return reply.body.comment
  },
  /** Texts of a feed's page, in its order. */
  feed: async (as: Person, query: CallInput<'social.feed'>['query'] = {}): Promise<readonly string[]> => {
    return (await test().call('social.feed', { as, query })).body.posts.map(({ text }) => text)
  },
  notificationsOf: async (as: Person) => {
    const { body } = await test().call('notifications.list', { as, params: { id: as.userId } })
    return body.notifications.map(({ title, text, link }) => ({ title, text, link }))
  },
  /** Past the limits of new accounts. */
  grown: async (...people: readonly Person[]): Promise<void> => {
    const created_at = new Date(test().deps.now().getTime() - 2 * day)
    for (const { userId } of people)
      await test().deps.db.updateTable('users').set({ created_at }).where('id', '=', userId).execute()
  },
})
