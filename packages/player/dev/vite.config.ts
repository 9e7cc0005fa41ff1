import { defineConfig } from 'vite'
import { preactAliases } from '../vite.config.ts'

/** A page that plays the sample deck, for manual checks: `npm run dev -w packages/player`. */
export default defineConfig({ root: import.meta.dirname, resolve: { alias: preactAliases }, server: { port: 5199 } })
