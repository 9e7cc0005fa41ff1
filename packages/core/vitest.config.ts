import { defineProject } from 'vitest/config'
import { testTimeLimits } from '../../test-time-limits.ts'

export default defineProject({
  test: { name: 'core', environment: 'node', isolate: false, include: ['src/**/*.test.ts'], ...testTimeLimits },
})
