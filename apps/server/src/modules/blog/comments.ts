/** A comment as a public page shows it. */
export interface BlogComment {
  readonly id: string
  readonly author: string
  readonly text: string
  readonly at: Date
  readonly replies: readonly Omit<BlogComment, 'replies'>[]
}
