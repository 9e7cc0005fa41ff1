import { defineProject } from 'vitest/config'
import { preactAliases } from '../../packages/player/vite.config.ts'
import { testFiles } from '../../scripts/lib/vitest/test-files.ts'
import { testTimeLimits } from '../../test-time-limits.ts'

export default defineProject({
  resolve: { alias: preactAliases },
  test: {
    name: 'server',
    environment: 'node',
    ...testFiles(),
    setupFiles: ['../../scripts/lib/vitest/seed-properties.ts', '../../scripts/lib/vitest/clean-up.ts'],
    globalSetup: ['src/test/global-setup.ts'],
    pool: 'forks',
    isolate: false,
    maxWorkers: 2,
    ...testTimeLimits,
  },
})
