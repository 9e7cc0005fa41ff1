import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { testFiles } from '../../scripts/lib/vitest/test-files.ts'
import { testTimeLimits } from '../../test-time-limits.ts'

/** Tests with module mocks run isolated: in a shared process the real modules would already be loaded. */
export default defineConfig({
  plugins: [react()],
  test: {
    name: 'web-isolated',
    environment: 'happy-dom',
    ...testFiles({ include: 'src/**/*.isolated.test.{ts,tsx}' }),
    ...testTimeLimits,
    setupFiles: ['../../scripts/lib/vitest/seed-properties.ts', 'src/test/configure-testing-library.ts'],
  },
})
