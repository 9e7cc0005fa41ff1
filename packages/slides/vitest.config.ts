import { defineConfig } from 'vitest/config'
import { testTimeLimits } from '../../test-time-limits.ts'

export default defineConfig({
  test: {
    name: 'slides',
    root: import.meta.dirname,
    include: ['src/**/*.test.{ts,tsx}'],
    ...testTimeLimits,
    environment: 'node',
    isolate: false,
    // Tests load nothing from other sites.
    environmentOptions: {
      happyDOM: { settings: { disableIframePageLoading: true, disableJavaScriptFileLoading: true } },
    },
  },
})
