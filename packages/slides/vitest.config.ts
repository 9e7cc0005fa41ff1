import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'slides',
    root: import.meta.dirname,
    include: ['src/**/*.test.{ts,tsx}'],
    testTimeout: 30_000,
    environment: 'node',
    isolate: false,
    // Tests load nothing from other sites.
    environmentOptions: {
      happyDOM: { settings: { disableIframePageLoading: true, disableJavaScriptFileLoading: true } },
    },
  },
})
