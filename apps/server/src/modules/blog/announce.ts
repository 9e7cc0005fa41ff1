import { notify } from '../../db/listen.ts'
import type { Deps } from '../../deps.ts'
import { BLOG_CHANNEL } from './state/create-blog-state.ts'

type Announcing = Pick<Deps, 'db' | 'blog'>

/** After a change of what all pages of a client's blog may show: this server's next reply has it, the others follow. */
export async function announceBlogChange({ db, blog }: Announcing, clientId: string): Promise<void> {
  blog.evictClient(clientId)
  await notify(db, BLOG_CHANNEL, clientId)
}
