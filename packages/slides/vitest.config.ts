import { defineConfig } from 'vitest/config'
import { testFiles } from '../../scripts/lib/vitest/test-files.ts'
import { testTimeLimits } from '../../test-time-limits.ts'

export default defineConfig({
  test: {
    name: 'slides',
    root: import.meta.dirname,
    ...testFiles(),
    setupFiles: ['../../scripts/lib/vitest/seed-properties.ts', '../../scripts/lib/vitest/clean-up.ts'],
    ...testTimeLimits,
    environment: 'node',
    isolate: false,
    // Tests load nothing from other sites.
    environmentOptions: {
      happyDOM: { settings: { disableIframePageLoading: true, disableJavaScriptFileLoading: true } },
    },
  },
})
