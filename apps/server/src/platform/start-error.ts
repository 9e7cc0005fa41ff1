/** The server can't start here; the message is shown without a stack. */
export class StartError extends Error {
  override name = 'StartError'
}

/** A full disk, as reported by PostgreSQL's programs or log; otherwise `otherwise`. */
export function diskFullMessage(text: string, place: string, otherwise: string): string {
  return /No space left on device|Disk quota exceeded/.test(text)
    ? `There is no room left on the disk for the database in ${place}. Make room, then start again.`
    : otherwise
}
