/** Sentences of a package about the place it is played in. */
export interface PackageNotes {
  readonly absent: string
  readonly failing: string
  readonly upload: string
  readonly cut: string
  /** The LMS may still come. */
  readonly waiting: string
  /** Opened for review, to browse or without credit. */
  readonly review: string
  /** A try after the one that counts. */
  readonly practice: string
}
