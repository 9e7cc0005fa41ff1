import { defineProject } from 'vitest/config'
import { testFiles } from '../scripts/lib/vitest/test-files.ts'
import { testTimeLimits } from '../test-time-limits.ts'

/** Pure parts of the browser tests; the journeys themselves (`*.spec.ts`) are Playwright's. */
export default defineProject({
  test: {
    name: 'e2e',
    environment: 'node',
    isolate: false,
    ...testFiles({ include: 'lib/**/*.test.ts' }),
    ...testTimeLimits,
    setupFiles: ['../scripts/lib/vitest/seed-properties.ts', '../scripts/lib/vitest/clean-up.ts'],
  },
})
