import { defineProject } from 'vitest/config'
import { testTimeLimits } from '../test-time-limits.ts'

/** Pure parts of the browser tests; the journeys themselves (`*.spec.ts`) are Playwright's. */
export default defineProject({
  test: { name: 'e2e', environment: 'node', isolate: false, include: ['lib/**/*.test.ts'], ...testTimeLimits },
})
