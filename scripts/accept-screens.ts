/**
 * `npm run screens:accept`: saves the screens of the last run of the browser journeys as the accepted ones
 * (`e2e/screens.json`). After a complete run (`npm test -- browser`) missing screens are removed.
 */
import { existsSync } from 'node:fs'
import path from 'node:path'
import { readBaseline, writeBaseline } from '../e2e/lib/screens/screen-grid.ts'

const folder = path.resolve(import.meta.dirname, '../test-results/screens')
const taken = readBaseline(path.join(folder, 'taken.json'))
const count = Object.keys(taken).length
if (count === 0) {
  console.error('No screens were taken yet: npm test -- browser')
  process.exit(1)
}
writeBaseline(existsSync(path.join(folder, 'whole')) ? taken : { ...readBaseline(), ...taken })
console.log(`Accepted ${count} screens.`)
