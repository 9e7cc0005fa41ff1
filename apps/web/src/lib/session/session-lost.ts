type Listener = (errors: readonly string[]) => void

let listener: Listener = () => {}

/** The client says here that the session is over; `session.ts` listens. Apart, so that neither imports the other. */
export const sessionLost = {
  tell: (errors: readonly string[]): void => listener(errors),
  listen(next: Listener): void {
    listener = next
  },
}
