import { contract } from '@deckle/contract/contract.ts'
import { mentionOf } from '@deckle/core/social/mention.ts'
import { commentHandlers, socialHandlers } from '../../modules/social/index.ts'
import type { Stage } from '../courses/stage.ts'
import { conversations, type Remark } from './conversations.ts'

const { comments, social } = contract
const HOUR = 3_600_000

interface Talked {
  /** Ids of articles by their key. */
  readonly ids: ReadonlyMap<string, string>
  readonly people: ReadonlyMap<string, string>
  /** When the article came. */
  readonly cameAt: (key: string) => Date
}

/** The demo's people comment on articles, answer, like and report each other, within days of reading. */
export async function talk(stage: Stage, { ids, people, cameAt }: Talked): Promise<void> {
  const now = stage.deps.now().getTime()
  for (const [key, remarks] of Object.entries(conversations)) {
    const id = ids.get(key) ?? ''
    let at = cameAt(key).getTime() + 2 * HOUR
    const write = async ({ by, text, likedBy = [] }: Remark, parent_id: string | null): Promise<string> => {
      at = Math.min(at + 3 * HOUR, now)
      stage.turnTo(new Date(at))
      const named = text.replace(/@([a-z]+)/g, (whole, name: string) => mentionOf(people.get(name) ?? whole))
      const body = { text: named, parent_id }
      const { comment } = await stage.call([comments.createOnArticle, commentHandlers.createOnArticle], by, {
        id,
        body,
      })
      for (const fan of likedBy)
        await stage.call([social.like, socialHandlers.like], fan, {
          body: { target: 'comment', id: comment.id, liked: true },
        })
      return comment.id
    }
    for (const remark of remarks) {
      const commentId = await write(remark, null)
      for (const reply of remark.replies ?? []) await write(reply, commentId)
      for (const [by, reason] of Object.entries(remark.reports ?? {}))
        await stage.call([social.report, socialHandlers.report], by, {
          body: { target: 'comment', id: commentId, reason },
        })
    }
  }
}
