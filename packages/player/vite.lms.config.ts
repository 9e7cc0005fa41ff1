import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { defineConfig, type Plugin } from 'vite'
import { olderBrowsersCss } from './older-browsers-css.ts'
import { packageFonts } from './src/lms/package/package-fonts.ts'
import { oldestBrowsers, plainImports, playedDefinitions, preactAliases } from './vite.config.ts'

/** Parts for the editor are left out. */
const editContext = {
  find: /^.*\/edit-context\.ts$/,
  replacement: fileURLToPath(new URL('src/entries/substitutes/no-edit.ts', import.meta.url)),
}

/** Fonts are built beside the script: a package contains those that its deck needs. */
const fonts: Plugin = {
  name: 'package-fonts',
  generateBundle() {
    const { resolve } = createRequire(import.meta.url)
    for (const { file, source } of packageFonts)
      this.emitFile({ type: 'asset', fileName: file, source: readFileSync(resolve(source)) })
  },
}

/**
 * The player in LMS packages, in dist/lms: one classic script (a page from a folder can't load modules), its style sheet and
 * fonts, all with fixed names and relative addresses.
 */
export default defineConfig({
  root: import.meta.dirname,
  base: './',
  plugins: [plainImports, playedDefinitions, olderBrowsersCss, fonts],
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
      // Undefined in a classic script; Vite passes it to its preloading, which is left out.
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
