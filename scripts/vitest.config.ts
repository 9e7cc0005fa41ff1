import { defineProject } from 'vitest/config'
import { testFiles } from './lib/vitest/test-files.ts'
import { testTimeLimits } from '../test-time-limits.ts'

export default defineProject({
  test: {
    name: 'scripts',
    environment: 'node',
    isolate: false,
    ...testFiles({ include: '**/*.test.ts' }),
    ...testTimeLimits,
    setupFiles: ['./lib/vitest/seed-properties.ts', './lib/vitest/clean-up.ts'],
  },
})
