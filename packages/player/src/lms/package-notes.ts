/** Sentences of a package about the place it is played in. */
export interface PackageNotes {
  readonly absent: string
  readonly failing: string
  readonly upload: string
  readonly cut: string
}
