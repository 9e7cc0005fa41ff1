import { defineProject } from 'vitest/config'
import { testFiles } from '../scripts/lib/vitest/test-files.ts'
import { testTimeLimits } from '../test-time-limits.ts'

/** Tests of what decides; the measurements themselves are `npm run bench`'s. */
export default defineProject({
  test: {
    name: 'bench',
    environment: 'node',
    isolate: false,
    ...testFiles({ include: '**/*.test.ts' }),
    ...testTimeLimits,
    setupFiles: ['../scripts/lib/vitest/seed-properties.ts', '../scripts/lib/vitest/clean-up.ts'],
  },
})
