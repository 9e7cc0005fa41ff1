type Listener = (errors: readonly string[]) => void

let listener: Listener = () => {}

/**
 * The API client reports a lost session here and `session.ts` subscribes: a separate module, so that neither imports
 * the other.
 */
export const sessionLost = {
  notify: (errors: readonly string[]): void => listener(errors),
  listen(next: Listener): void {
    listener = next
  },
}
