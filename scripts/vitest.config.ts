import { defineProject } from 'vitest/config'
import { testTimeLimits } from '../test-time-limits.ts'

export default defineProject({
  test: { name: 'scripts', environment: 'node', isolate: false, include: ['**/*.test.ts'], ...testTimeLimits },
})
