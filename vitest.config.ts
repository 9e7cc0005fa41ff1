import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: ['packages/*', 'apps/*', 'bench', 'scripts', 'e2e', 'apps/web/vitest.isolated.config.ts'],
    maxWorkers: 2,
    globalSetup: ['scripts/lib/test-seed.mjs'],
  },
})
