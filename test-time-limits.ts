/**
 * Time limits of unit, component and HTTP tests, in milliseconds. A limit only ends a test that hangs: it is far longer than
 * any test takes, so that a slow or busy machine fails none.
 */
export const testTimeLimits = {
  // Longer than a poll, so that the failure names the condition.
  testTimeout: 300_000,
  hookTimeout: 300_000,
  teardownTimeout: 60_000,
  expect: { poll: { timeout: 60_000 } },
} as const
