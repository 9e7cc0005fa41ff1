import { defineConfig } from 'vitest/config'
import { testTimeLimits } from '../../test-time-limits.ts'
import { preactAliases } from './vite.config.ts'

export default defineConfig({
  resolve: { alias: preactAliases },
  test: {
    name: 'player',
    root: import.meta.dirname,
    include: ['src/**/*.test.{ts,tsx}'],
    ...testTimeLimits,
    environment: 'node',
    isolate: false,
    server: { deps: { inline: [/preact/] } },
  },
})
