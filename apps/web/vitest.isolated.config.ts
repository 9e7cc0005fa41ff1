import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

/** Tests that replace modules: with other tests in one process, these would be loaded already. */
export default defineConfig({
  plugins: [react()],
  test: { name: 'web-isolated', environment: 'happy-dom', include: ['src/**/*.isolated.test.{ts,tsx}'] },
})
