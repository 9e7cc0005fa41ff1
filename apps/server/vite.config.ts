import { defineConfig } from 'vite'

/** `vite build --ssr` makes dist/main.js: our source in one bundle, packages of node_modules outside of it. */
export default defineConfig({
  root: import.meta.dirname,
  ssr: { noExternal: [/^@deckle\//] },
  build: {
    ssr: true,
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
