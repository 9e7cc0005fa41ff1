import { articleCounts, articleTarget, attachableArticle } from './modules/articles/index.ts'
import { countsOnPages } from './modules/blog/index.ts'
import {
  attachableCertificate,
  attachableCourse,
  attachableDeck,
  postTarget,
  type SocialKinds,
} from './modules/social/index.ts'

/** What can be commented on, and what a post can carry: a line a kind. */
export const socialKinds: SocialKinds = {
  targets: { post: postTarget, article: { ...articleTarget, ownCounts: countsOnPages(articleCounts) } },
  attachments: {
    deck: attachableDeck,
    course: attachableCourse,
    article: attachableArticle,
    certificate: attachableCertificate,
  },
}
