/**
 * `npm run screens:accept`: saves the screens of the last run of the browser journeys as the accepted ones
 * (`e2e/screens.json`). After a complete run it also saves the commit, so that `npm test` takes a screen again only if one of
 * its files changes. After a complete deep run it removes missing screens.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { readBaseline, writeBaseline } from '../e2e/lib/screens/screen-grid.ts'
import { type Run, runFile } from '../e2e/screens-reporter.ts'

if (!existsSync(runFile)) {
  console.error('No screens were taken yet. Run npm test or npm run test:deep first.')
  process.exit(1)
}
const { screens, isWhole, takesAll } = JSON.parse(readFileSync(runFile, 'utf8')) as Run
const before = readBaseline()
const head = execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' }).trim()
writeBaseline({
  commit: isWhole ? head : before.commit,
  screens: takesAll ? screens : { ...before.screens, ...screens },
})
console.log(`Accepted ${Object.keys(screens).length} screens.`)
