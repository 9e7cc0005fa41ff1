/** The server's limit (contract, `decks.import`). */
const MOST_BYTES = 8 * 1024 * 1024

export class FileReadError extends Error {
  readonly code: 'tooLarge' | 'notJson' | 'unreadable'
  readonly fileName: string

  constructor(code: FileReadError['code'], fileName: string) {
    super(code)
    this.code = code
    this.fileName = fileName
  }
}

/** Parses a JSON file; throws `FileTrouble`. */
export async function readDeckFile(file: File): Promise<unknown> {
  if (file.size > MOST_BYTES) throw new FileReadError('tooLarge', file.name)
  const text = await file.text().catch(() => null)
  if (text === null) throw new FileReadError('unreadable', file.name)
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch {
    throw new FileReadError('notJson', file.name)
  }
}
