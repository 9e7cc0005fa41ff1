import react from '@vitejs/plugin-react'
import { configDefaults, defineConfig } from 'vitest/config'
import { testTimeLimits } from '../../test-time-limits.ts'

export default defineConfig({
  plugins: [react()],
  test: {
    name: 'web',
    environment: 'happy-dom',
    environmentOptions: { happyDOM: { settings: { disableIframePageLoading: true } } },
    isolate: false,
    ...testTimeLimits,
    setupFiles: ['src/test/wait-limit.ts'],
    include: ['src/**/*.test.{ts,tsx}'],
    exclude: [...configDefaults.exclude, '**/*.isolated.test.{ts,tsx}'],
  },
})
