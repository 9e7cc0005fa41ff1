/** A picture drawn by code: its file name, alternative text and SVG. */
export interface DrawnPicture {
  readonly name: string
  /** English and Hindi. */
  readonly alt: readonly [string, string]
  /** Alternative text that does not name the subject, for questions that ask for it. */
  readonly plain?: readonly [string, string]
  /** SVG, 1280 × 720. */
  readonly draw: () => string
}
