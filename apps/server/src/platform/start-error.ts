/** Why the server can't start here, in words for who runs it: told without a stack. */
export class StartError extends Error {
  override name = 'StartError'
}

/** What PostgreSQL's programs and its log say when a disk is full, in our words; else `otherwise`. */
export function roomOr(said: string, place: string, otherwise: string): string {
  return /No space left on device|Disk quota exceeded/.test(said)
    ? `There is no room left on the disk for the database in ${place}. Make room, then start again.`
    : otherwise
}
