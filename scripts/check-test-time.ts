/**
 * Checks that no test depends on the speed of the machine (`lib/test-time/find-time-faults.ts`). What needs a timer all the
 * same says why beside it: `// timing: the peer answers late on purpose`.
 */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { findTimeFaults, type TimeFault } from './lib/test-time/find-time-faults.ts'
import { timeFaults } from './lib/test-time/time-fault.ts'

const root = path.resolve(import.meta.dirname, '..')
const testCode =
  /\.test\.tsx?$|\/test\/|\/test-[\w-]+\.tsx?$|-suite\.ts$|^e2e\/|^scripts\/crash\/|(vitest|playwright)(\.\w+)?\.config\.ts$|^test-time-limits\.ts$/

const advice: Readonly<Record<TimeFault['kind'], string>> = {
  ...timeFaults,
  'unneeded comment': 'Nothing there needs an exception: remove the comment',
}

/** Code that the check's own test looks at. */
const samples = /^scripts\/lib\/test-time\//

const files = sourcesIn('.').filter((file) => testCode.test(file) && !samples.test(file))
if (files.length < 700) throw new Error(`Timing: only ${files.length} files of tests were found.`)
const found = findTimeFaults(new Map(files.map((file) => [file, readFileSync(path.join(root, file), 'utf8')])))
for (const { file, line, kind, text } of found) console.log(`  TIMING  ${file}:${line}: ${kind}: ${text}`)
for (const kind of new Set(found.map((one) => one.kind))) console.log(`  ${kind}: ${advice[kind]}.`)
console.log(`Timing: ${found.length} places in ${files.length} files of tests depend on the speed of the machine.`)
process.exit(found.length === 0 ? 0 : 1)

function sourcesIn(folder: string): string[] {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const name = folder === '.' ? entry.name : `${folder}/${entry.name}`
    if (entry.isDirectory())
      return /^(node_modules|dist|words|test-results|\.\w+)$/.test(entry.name) ? [] : sourcesIn(name)
    return /\.(ts|tsx)$/.test(entry.name) ? [name] : []
  })
}
