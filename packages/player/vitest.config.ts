import { defineConfig } from 'vitest/config'
import { preactAliases } from './vite.config.ts'

export default defineConfig({
  resolve: { alias: preactAliases },
  test: {
    name: 'player',
    root: import.meta.dirname,
    include: ['src/**/*.test.{ts,tsx}'],
    testTimeout: 30_000,
    environment: 'node',
    isolate: false,
    server: { deps: { inline: [/preact/] } },
  },
})
