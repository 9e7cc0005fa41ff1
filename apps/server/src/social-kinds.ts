import {
  attachableCertificate,
  attachableCourse,
  attachableDeck,
  postTarget,
  type SocialKinds,
} from './modules/social/index.ts'

/** What can be commented on, and what a post can carry: a line a kind. */
export const socialKinds: SocialKinds = {
  targets: { post: postTarget },
  attachments: { deck: attachableDeck, course: attachableCourse, certificate: attachableCertificate },
}
