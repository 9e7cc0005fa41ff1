import type ts from 'typescript'

/** What a test does with time that a slow machine can turn into a failure, and what to do instead. */
export const timeFaults = {
  'fixed wait':
    'Wait for a condition (expect.poll, waitFor, an assertion on a locator), or use fake timers to let the time pass',
  timer: 'Do it when a condition is met or when the fake peer is called, or use fake timers',
  'compared duration': 'Count steps or operations, or measure a ratio in bench/',
  'wait inside act': 'Await the element first, then act on it (fireOn, press)',
  'short limit': 'A limit only ends a test that hangs: at least 60 s, or leave it out to use the default',
} as const

export type FaultKind = keyof typeof timeFaults

export interface FoundFault {
  readonly node: ts.Node
  readonly kind: FaultKind
}

/** Milliseconds. */
export const SHORTEST_LIMIT = 60_000
