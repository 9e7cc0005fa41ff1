/** Why the server can't start here, in words for who runs it: told without a stack. */
export class StartError extends Error {
  override name = 'StartError'
}
