import { type PDFiumDocument, PDFiumLibrary } from '@hyzyla/pdfium'
import jsQR from 'jsqr'

let library: Promise<PDFiumLibrary> | undefined

/** What another program, the one in Chromium, finds in a PDF. */
async function withDocument<T>(bytes: Buffer, read: (document: PDFiumDocument) => T | Promise<T>): Promise<T> {
  library ??= PDFiumLibrary.init()
  const document = await (await library).loadDocument(bytes)
  try {
    return await read(document)
  } finally {
    document.destroy()
  }
}

/** Of each page; blanks and line ends are one blank. */
export function pagesOf(bytes: Buffer): Promise<string[]> {
  return withDocument(bytes, (document) =>
    [...document.pages()].map((page) => page.getText().replace(/\s+/gu, ' ').trim()),
  )
}

/** Of the first page. */
export async function textOf(bytes: Buffer): Promise<string> {
  return (await pagesOf(bytes))[0] ?? ''
}

export interface SeenPdf {
  readonly pages: number
  /** In whole points. */
  readonly size: readonly [width: number, height: number]
  readonly qr: string | null
  /** Share of pixels that are darker than paper. */
  readonly inked: number
}

export function seePdf(bytes: Buffer): Promise<SeenPdf> {
  return withDocument(bytes, async (document) => {
    const { data, width, height, originalWidth, originalHeight } = await document.getPage(0).render({ scale: 2 })
    const pixels = new Uint8ClampedArray(data)
    const dark = pixels.filter((value, index) => index % 4 === 1 && value < 250).length
    return {
      pages: document.getPageCount(),
      size: [originalWidth, originalHeight],
      qr: jsQR(pixels, width, height)?.data ?? null,
      inked: dark / (width * height),
    }
  })
}
