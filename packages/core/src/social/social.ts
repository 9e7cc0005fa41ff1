/** Lengths and numbers of what people write to each other (decisions.md §4). */
export const socialLimits = {
  postText: 5000,
  commentText: 2000,
  images: 4,
  /** Bytes of a picture that is uploaded for a post. */
  picture: 10 * 1024 * 1024,
  alt: 300,
  link: 2000,
  /** Reasons of reports, mutes and decisions. */
  reason: 500,
  /** People named in one text; the others are not told. */
  mentions: 20,
  audienceTags: 20,
  /** Reports by different people that hide a thing until somebody has looked at it. */
  reportsToHide: 3,
  /** Posts pinned at once in a client. */
  pinned: 5,
  /** Of newer posts; more are told as this many. */
  newer: 99,
  /** Things that one decision is made about. */
  decided: 100,
} as const

export const feedFilters = ['everything', 'saved', 'mine'] as const
export type FeedFilter = (typeof feedFilters)[number]

export const attachmentKinds = ['deck', 'course', 'article', 'certificate'] as const
export type AttachmentKind = (typeof attachmentKinds)[number]

/** `branch`: a person and everyone below; `tags`: people with any of them; `course`: its learners. */
export const postAudiences = ['everyone', 'branch', 'tags', 'course'] as const
export type PostAudience = (typeof postAudiences)[number]

/** What can be commented on. */
export const commentTargets = ['post', 'article'] as const
export type CommentTarget = (typeof commentTargets)[number]

export const likeTargets = ['post', 'comment', 'article'] as const
export type LikeTarget = (typeof likeTargets)[number]

/** What can be reported, hidden and restored. */
export const moderatedTargets = ['post', 'comment'] as const
export type ModeratedTarget = (typeof moderatedTargets)[number]

/** `waiting`: reported and still to be read; `hidden`: by reports or a decision; `restored`: looked at and let be. */
export const caseStates = ['waiting', 'hidden', 'restored'] as const
export type CaseState = (typeof caseStates)[number]

export const decisions = ['hide', 'restore'] as const
export type Decision = (typeof decisions)[number]
