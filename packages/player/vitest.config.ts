import { defineConfig } from 'vitest/config'
import { testFiles } from '../../scripts/lib/vitest/test-files.ts'
import { testTimeLimits } from '../../test-time-limits.ts'
import { preactAliases } from './vite.config.ts'

export default defineConfig({
  resolve: { alias: preactAliases },
  test: {
    name: 'player',
    root: import.meta.dirname,
    ...testFiles(),
    setupFiles: ['../../scripts/lib/vitest/seed-properties.ts', '../../scripts/lib/vitest/clean-up.ts'],
    ...testTimeLimits,
    environment: 'node',
    isolate: false,
    server: { deps: { inline: [/preact/] } },
  },
})
