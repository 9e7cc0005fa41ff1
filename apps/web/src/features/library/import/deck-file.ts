/** What the server takes (contract, `decks.import`). */
const MOST_BYTES = 8 * 1024 * 1024

/** Why a file can't be looked at. */
export class FileTrouble extends Error {
  readonly code: 'tooLarge' | 'notJson' | 'unreadable'
  readonly fileName: string

  constructor(code: FileTrouble['code'], fileName: string) {
    super(code)
    this.code = code
    this.fileName = fileName
  }
}

/** The JSON in a file; throws a `FileTrouble`. */
export async function readDeckFile(file: File): Promise<unknown> {
  if (file.size > MOST_BYTES) throw new FileTrouble('tooLarge', file.name)
  const text = await file.text().catch(() => null)
  if (text === null) throw new FileTrouble('unreadable', file.name)
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch {
    throw new FileTrouble('notJson', file.name)
  }
}
