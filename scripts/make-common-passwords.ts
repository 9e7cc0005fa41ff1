/**
 * Writes packages/core/src/text/password/common-passwords.data.ts from the list of @zxcvbn-ts/language-common (MIT; the
 * commonest first, counted in leaked passwords). `tsx scripts/make-common-passwords.ts`
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { dictionary } from '@zxcvbn-ts/language-common'
import { passwordMinimum } from '@deckle/core/text/password/password.ts'

/** The commonest short ones, which people lengthen (password → password123). */
const MOST_WORDS = 5000

const plain = dictionary['passwords-common'].map((one) => one.toLowerCase()).filter((one) => /^[!-~]+$/.test(one))
const long = [...new Set(plain.filter((one) => one.length >= passwordMinimum(false)))]
const words = [...new Set(plain.filter((one) => /^[a-z]{4,9}$/.test(one)))].slice(0, MOST_WORDS)

const quoted = (list: readonly string[]): string => {
  const lines: string[] = []
  for (const one of list) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + one.length < 116) lines[lines.length - 1] = `${last} ${one}`
    else lines.push(one)
  }
  return `\`\n${lines.join('\n').replace(/[\\`]|\$(?=\{)/g, '\\$&')}\n\``
}

writeFileSync(
  join(import.meta.dirname, '../packages/core/src/text/password/common-passwords.data.ts'),
  `// Made by scripts/make-common-passwords.ts of the list in @zxcvbn-ts/language-common (MIT).

/** Passwords of at least ten characters, the commonest first. */
export const longPasswords = ${quoted(long)}

/** Words of four to nine letters that passwords are built from, the commonest first. */
export const passwordWords = ${quoted(words)}
`,
)
