import { readFileSync } from 'node:fs'
import { type SentResponse, sumOf } from '../../scripts/lib/count-sent-bytes.ts'
import { budgets } from './budgets.ts'
import { expect } from './test.ts'

const manifests = ['apps/web/dist/.vite/manifest.json', 'packages/player/dist/browser/manifest.json']

/** The responses are within the budget; otherwise the largest of them are named. */
export function checkBudget(what: keyof typeof budgets, responses: readonly SentResponse[]): void {
  const [sent, budget] = [sumOf(responses), budgets[what]]
  console.log(`${what}: ${sent} of ${budget} bytes in ${responses.length} responses`)
  const largest = responses.toSorted((one, other) => other.bytes - one.bytes).slice(0, 15)
  const lines = largest.map(({ url, bytes }) => `${String(bytes).padStart(8)}  ${nameOf(url)}`)
  expect(sent, `${what}: bytes sent. The largest responses:\n${lines.join('\n')}\n`).toBeLessThanOrEqual(budget)
}

/** The path, and of a built file the source that it is named after: its own name says nothing. */
function nameOf(url: string): string {
  const { pathname } = new URL(url)
  const source = sources().get(pathname.split('/').at(-1) ?? '')
  return source ? `${pathname} (${source})` : pathname
}

interface Chunk {
  readonly file: string
  readonly name?: string
  readonly src?: string
}

function sources(): ReadonlyMap<string, string> {
  const chunks = manifests.flatMap((file) => {
    const text = readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8')
    return Object.values(JSON.parse(text) as Readonly<Record<string, Chunk>>)
  })
  return new Map(chunks.map(({ file, src, name }) => [file.split('/').at(-1) ?? '', src ?? name ?? '']))
}
