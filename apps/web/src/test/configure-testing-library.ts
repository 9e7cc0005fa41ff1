import { configure, prettyDOM } from '@testing-library/react'

configure({
  /** Milliseconds that `waitFor` and `findBy…` wait, at most. */
  asyncUtilTimeout: 60_000,
  getElementError,
})

/** Prints the page only when the message is read: `findBy…` makes an error at each poll. */
function getElementError(message: string | null, container: Element): Error {
  const error = new Error(message ?? '')
  error.name = 'TestingLibraryElementError'
  // The first frame is that of the test.
  Error.captureStackTrace(error, getElementError)
  return Object.defineProperty(error, 'message', {
    configurable: true,
    get: () => [message, prettyDOM(container)].filter(Boolean).join('\n\n'),
  })
}
