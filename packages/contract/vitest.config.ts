import { defineProject } from 'vitest/config'
import { testFiles } from '../../scripts/lib/vitest/test-files.ts'
import { testTimeLimits } from '../../test-time-limits.ts'

export default defineProject({
  test: {
    name: 'contract',
    environment: 'node',
    isolate: false,
    ...testFiles(),
    ...testTimeLimits,
    setupFiles: ['../../scripts/lib/vitest/seed-properties.ts', '../../scripts/lib/vitest/clean-up.ts'],
  },
})
