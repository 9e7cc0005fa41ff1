/**
 * Finds words that were replaced by those of the field (`lib/replaced-words.json`, CONTRIBUTING.md "Glossary") in the names
 * of files and of their declarations. Texts and comments are not checked: there the words may mean something else.
 *
 * Finds comparisons of trimmed text with nothing on screens, too: invisible characters, such as U+200B, would count as text.
 * `isBlank` of core decides it, as the server does.
 */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import replaced from './lib/replaced-words.json' with { type: 'json' }

const root = path.resolve(import.meta.dirname, '..')
/** Names of the wire, in product.md or stored data. */
const allowed: ReadonlySet<string> = new Set(['judged', 'isMarked', 'tell_session_end'])
const words = new Map(Object.entries(replaced))

const found = ['packages', 'apps', 'bench', 'e2e', 'scripts'].flatMap(sourcesIn).flatMap((file) => {
  const text = readFileSync(path.join(root, file), 'utf8')
  const names = [...new Set([path.basename(file).replace(/\..*$/, ''), ...declaredIn(text)])]
  return names.flatMap((name) => wordsOf(name).map((word) => `${file}: ${name} → ${words.get(word)}`))
})
for (const one of found) console.log(`  REPLACED  ${one}`)
console.log(`Words: ${found.length} names hold a word that was replaced.`)
const trimmed = ['apps/web/src', 'packages/ui/src']
  .flatMap(sourcesIn)
  .filter((file) => !/\.test\.tsx?$/.test(file))
  .flatMap(trimmedIn)
for (const one of trimmed) console.log(`  TRIMMED   ${one}: use \`isBlank\` of @deckle/core/text/is-blank.ts`)
console.log(`Words: ${trimmed.length} places compare trimmed text with nothing.`)
process.exit(found.length + trimmed.length === 0 ? 0 : 1)

function sourcesIn(folder: string): string[] {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const name = `${folder}/${entry.name}`
    if (entry.isDirectory()) return /^(node_modules|dist|words|\.\w+)$/.test(entry.name) ? [] : sourcesIn(name)
    return /\.(ts|tsx|mts|mjs)$/.test(entry.name) ? [name] : []
  })
}

/** Lines that ask of a trimmed text whether it is empty: by comparison, by its length or as a condition. */
function trimmedIn(file: string): string[] {
  const lines = readFileSync(path.join(root, file), 'utf8').split('\n')
  const isAsked = /\.trim\(\)(?:\.length)? ?(?:[!=]==? ?(?:''|0)|> ?0|\?[^.?]|&&|\|\|)|![\w.?]+\.trim\(\)/
  return lines.flatMap((line, at) => (isAsked.test(line) ? [`${file}:${at + 1}`] : []))
}

/** Functions, constants, variables, types and the members of types and objects. */
function declaredIn(text: string): string[] {
  const code = text.replace(/\/\*[\s\S]*?\*\/|\/\/[^\n]*/g, ' ')
  const declared = [
    ...code.matchAll(/\b(?:function\*?|const|let|class|interface|type)\s+([A-Za-z_$][\w$]*)/g),
    ...code.matchAll(/^\s*(?:readonly\s+)?([A-Za-z_$][\w$]*)\??\s*[:(]/gm),
  ]
  return declared.map(([, name = '']) => name)
}

function wordsOf(name: string): string[] {
  if (allowed.has(name)) return []
  const parts = name.match(/[A-Z]?[a-z]+/g) ?? []
  return parts.map((part) => part.toLowerCase()).filter((part) => words.has(part))
}
