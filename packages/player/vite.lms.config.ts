import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'
import { olderBrowsersCss } from './older-browsers-css.ts'
import { oldestBrowsers, plainImports, preactAliases } from './vite.config.ts'

/** What only the editor needs is left out. */
const editContext = {
  find: /^.*\/edit-context\.ts$/,
  replacement: fileURLToPath(new URL('src/no-edit.ts', import.meta.url)),
}

/**
 * The player that LMS packages hold, in dist/lms: one classic script (a page from a folder may load no modules),
 * its style sheet and the Devanagari face beside it, all under fixed names and relative addresses.
 */
export default defineConfig({
  root: import.meta.dirname,
  base: './',
  plugins: [plainImports, olderBrowsersCss],
  resolve: { alias: [...preactAliases, editContext] },
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    outDir: 'dist/lms',
    target: oldestBrowsers,
    modulePreload: false,
    cssCodeSplit: false,
    emptyOutDir: true,
    rolldownOptions: {
      input: 'src/lms/lms-mount.tsx',
      // A classic script has none; Vite hands it to its preloading, which is left out.
      transform: { define: { 'import.meta': '{}' } },
      output: {
        format: 'iife',
        codeSplitting: false,
        entryFileNames: 'player.js',
        assetFileNames: (asset) => (asset.names[0]?.endsWith('.css') ? 'player.css' : '[name][extname]'),
      },
    },
  },
})
