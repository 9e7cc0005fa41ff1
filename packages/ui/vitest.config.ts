import { defineConfig } from 'vitest/config'
import { testFiles } from '../../scripts/lib/vitest/test-files.ts'
import { testTimeLimits } from '../../test-time-limits.ts'

export default defineConfig({
  test: {
    name: 'ui',
    ...testTimeLimits,
    environment: 'happy-dom',
    isolate: false,
    css: true,
    root: import.meta.dirname,
    ...testFiles(),
    setupFiles: [
      '../../scripts/lib/vitest/seed-properties.ts',
      '../../scripts/lib/vitest/clean-up.ts',
      './src/test-setup.ts',
    ],
  },
})
