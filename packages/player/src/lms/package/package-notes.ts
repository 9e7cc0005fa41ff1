export interface PackageNotes {
  readonly absent: string
  readonly failing: string
  readonly upload: string
  readonly cut: string
  /** While the LMS is searched. */
  readonly waiting: string
  /** In review, in browse mode or without credit. */
  readonly review: string
  /** In an attempt after the one that counts. */
  readonly practice: string
}
