/**
 * Checks that no regular expression of the product takes more than proportional time for its text, by recheck
 * (`lib/patterns`). Rewrite a pattern without overlapping parts, or cut the text first and add it to
 * `lib/patterns/exceptions.ts`.
 */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { exceptions } from './lib/patterns/exceptions.ts'
import { findPatterns } from './lib/patterns/find-patterns.ts'
import { reportPatterns } from './lib/patterns/report-patterns.ts'

// Other ways of recheck need Java or a program for each system.
process.env['RECHECK_BACKEND'] = 'pure'

const root = path.resolve(import.meta.dirname, '..')
const testCode = /\.test\.tsx?$|\/test\/|\/test-[\w-]+\.tsx?$|-suite\.ts$|\.d\.ts$/

const files = ['apps', 'packages'].flatMap((group) =>
  readdirSync(path.join(root, group)).flatMap((name) =>
    readdirSync(path.join(root, group, name, 'src'), { recursive: true, encoding: 'utf8' })
      .map((file) => path.posix.join(group, name, 'src', file.replaceAll('\\', '/')))
      .filter((file) => /\.tsx?$/.test(file) && !testCode.test(file)),
  ),
)
const patterns = findPatterns(new Map(files.map((file) => [file, readFileSync(path.join(root, file), 'utf8')])))
if (files.length < 3000 || patterns.length < 500)
  throw new Error(`Patterns: only ${patterns.length} in ${files.length} files were found.`)
const faults = await reportPatterns(patterns, exceptions)
for (const fault of faults) console.log(`  PATTERN  ${fault}`)
console.log(
  `Patterns: ${patterns.length} in ${files.length} files, ${exceptions.length} exceptions, ${faults.length} faults.`,
)
process.exit(faults.length === 0 ? 0 : 1)
