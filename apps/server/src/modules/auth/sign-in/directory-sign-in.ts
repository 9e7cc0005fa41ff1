/** A sign-in by the client's directory. */
export interface DirectorySignIn {
  /** Id of the linked account. */
  readonly accountId: string
  /** Where to go afterwards, for the browser that has to answer with a second factor first. */
  readonly back?: string
}
