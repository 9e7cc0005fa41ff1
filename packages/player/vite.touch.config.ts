import { defineConfig } from 'vite'
import { oldestBrowsers } from './vite.config.ts'

/**
 * The script that follows visitors of public pages (docs/decisions/0066), in dist/touch: one classic script of its own, so
 * that neither the player nor a blog's page grows by it.
 */
export default defineConfig({
  root: import.meta.dirname,
  base: './',
  build: {
    outDir: 'dist/touch',
    target: oldestBrowsers,
    modulePreload: false,
    emptyOutDir: true,
    rolldownOptions: {
      input: 'src/entries/touch/touch.ts',
      output: { format: 'iife', codeSplitting: false, entryFileNames: 'touch.js' },
    },
  },
})
