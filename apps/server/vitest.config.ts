import { defineProject } from 'vitest/config'
import { preactAliases } from '../../packages/player/vite.config.ts'

export default defineProject({
  resolve: { alias: preactAliases },
  test: {
    name: 'server',
    environment: 'node',
    include: ['src/**/*.test.ts'],
    globalSetup: ['src/test/global-setup.ts'],
    pool: 'forks',
    isolate: false,
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 30_000,
    // A crowded machine takes more than the second that polls wait by themselves.
    expect: { poll: { timeout: 20_000 } },
  },
})
