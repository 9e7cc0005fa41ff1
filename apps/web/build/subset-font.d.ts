declare module 'subset-font' {
  interface Options {
    /** Tags of the OpenType features to keep; all, if not given. */
    readonly keepFeatures?: readonly string[]
    readonly variationAxes?: Readonly<Record<string, { readonly min: number; readonly max: number }>>
  }
  /** Cuts a font to the characters of `text`. */
  export default function subsetFont(font: Buffer, text: string, options?: Options): Promise<Buffer>
}
