/** A picture of our own: its file's name, what it shows, and how it is drawn. */
export interface DrawnPicture {
  readonly name: string
  /** English and Hindi. */
  readonly alt: readonly [string, string]
  /** The same without saying what it is, for a question that asks just that. */
  readonly plain?: readonly [string, string]
  /** Makes the SVG, 1280 × 720. */
  readonly draw: () => string
}
