import { defineConfig } from 'vitest/config'
import { testTimeLimits } from '../../test-time-limits.ts'

export default defineConfig({
  test: {
    name: 'ui',
    ...testTimeLimits,
    environment: 'happy-dom',
    isolate: false,
    css: true,
    root: import.meta.dirname,
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['./src/test-setup.ts'],
  },
})
