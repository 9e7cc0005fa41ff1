// `npm run build`: everything that `npm start` would build.
import { checkNode, ensureBuilt, ensureInstalled } from './lib/steps.mjs'

checkNode()
await ensureInstalled()
await ensureBuilt()
