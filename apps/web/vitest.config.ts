import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { testFiles } from '../../scripts/lib/vitest/test-files.ts'
import { testTimeLimits } from '../../test-time-limits.ts'

export default defineConfig({
  plugins: [react()],
  test: {
    name: 'web',
    environment: 'happy-dom',
    environmentOptions: { happyDOM: { settings: { disableIframePageLoading: true } } },
    isolate: false,
    ...testTimeLimits,
    setupFiles: [
      '../../scripts/lib/vitest/seed-properties.ts',
      '../../scripts/lib/vitest/clean-up.ts',
      'src/test/configure-testing-library.ts',
    ],
    ...testFiles({ exclude: ['**/*.isolated.test.{ts,tsx}'] }),
  },
})
