/** A person's look at an article. */
export interface View {
  readonly clientId: string
  readonly articleId: string
  readonly userId: string
}

export interface Views {
  /** Resolves once the view is stored. */
  add(view: View): Promise<void>
}
