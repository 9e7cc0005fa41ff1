import { attachableCertificate, attachableCourse, attachableDeck, postTarget } from './modules/social/index.ts'
import type { SocialKinds } from './modules/social/target.ts'

/** What can be commented on, and what a post can carry: a line a kind. */
export const socialKinds: SocialKinds = {
  targets: { post: postTarget },
  attachments: { deck: attachableDeck, course: attachableCourse, certificate: attachableCertificate },
}
