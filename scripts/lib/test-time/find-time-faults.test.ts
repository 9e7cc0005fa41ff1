import { describe, expect, it } from 'vitest'
import { findTimeFaults } from './find-time-faults.ts'

const sleep = `import { setTimeout as sleep } from 'node:timers/promises'\n`
const library = `import { screen, waitFor } from '@testing-library/react'\n`

/** Code with a fault on its last line. */
const faults: Readonly<Record<string, readonly string[]>> = {
  'fixed wait': [
    'await page.waitForTimeout(100)',
    'await new Promise((resolve) => setTimeout(resolve, 100))',
    'await new Promise((resolve) => setTimeout(() => resolve(1), 100))',
    'await new Promise<void>((done) => { globalThis.setTimeout(done, 100) })',
    'const pause = (ms = 5) => new Promise((resolve) => setTimeout(resolve, ms))',
    `${sleep}await sleep(20)`,
    `import { wait } from '../src/wait.ts'\nawait wait(50)`,
    `import { scheduler } from 'node:timers/promises'\nawait scheduler.wait(20)`,
    `import { promisify } from 'node:util'\nconst later = promisify(setTimeout)`,
    'Atomics.wait(shared, 0, 0, 100)',
    `execSync('sleep 1')`,
    `await pool.query('select pg_sleep(1)')`,
    'await sql`select ${one}, pg_sleep(${seconds})`',
    // Words that are no reason do not except anything.
    `// timing: needed\nawait page.waitForTimeout(100)`,
  ],
  timer: [
    'setTimeout(() => controller.abort(), 5)',
    'window.setInterval(look, 100)',
    `import { setTimeout as later } from 'node:timers'\nlater(look, 100)`,
  ],
  'compared duration': [
    `const begun = performance.now()\nexpect(performance.now() - begun).toBeLessThan(500)`,
    `const begun = Date.now()\nexpect((Date.now() - begun) / 1000).toBeLessThan(1)`,
    `const begun = process.hrtime.bigint()\nconst took = Number(process.hrtime.bigint() - begun) / 1e6\nif (took > 100) throw new Error()`,
    `const idle = process.cpuUsage()\nconst { user, system } = process.cpuUsage(idle)\nexpect(user + system).toBeLessThan(9)`,
    `const seconds = () => performance.now() / 1000 - begun\nconst begun = performance.now() / 1000\nassert(seconds() < 3)`,
    `async function timed(act) {\n  const begun = performance.now()\n  await act()\n  return performance.now() - begun\n}\nexpect(await timed(work)).toBeLessThan(10 * (await timed(rest)))`,
    `let ended = 0\nconst began = Date.now()\nafter(() => { ended = Date.now() - began })\nexpect(ended).toBe(2000)`,
    `const times: number[] = []\ntrack(() => times.push(Date.now()))\nexpect(times[1]! - times[0]!).toBeGreaterThan(900)`,
    `const seen = []\nseen.push({ at: performance.now() })\nexpect(seen[1].at - seen[0].at).toBeLessThan(9)`,
    `const times = { one: [] as number[] }\nconst time = (into: number[]) => into.push(performance.now() - begun)\nconst begun = performance.now()\ntime(times.one)\nexpect(Math.min(...times.one)).toBeLessThan(9)`,
    `expect(limit).toBeGreaterThan(performance.measure('draw').duration)`,
    `const begun = performance.now()\nwhile (performance.now() - begun < 30_000) look()`,
    `expect(Date.now() - Date.parse(reply.at)).toBeLessThan(1000)`,
    `expect(new Date().getTime() - new Date(reply.at).getTime()).toBeLessThan(1000)`,
  ],
  'wait inside act': [
    `await act(async () => fireEvent.click(await screen.findByRole('button')))`,
    `await act(async () => {\n  fireEvent.click(button)\n  await screen.findAllByText('Saved') })`,
    `await act(async () => waitFor(look, { timeout: 60_000 }))`,
  ],
  'short limit': [
    `await expect.poll(look, { timeout: 5000, interval: 20 }).toBe(1)`,
    `await vi.waitFor(look)`,
    `await vi.waitFor(look, { interval: 20 })`,
    `await vi.waitFor(look, 5000)`,
    `await vi.waitUntil(look, { timeout: 20_000 })`,
    `${library}await waitFor(look)`,
    `${library}await screen.findByText('Saved', {}, {})`,
    `${library}await waitFor(look, { timeout: 59_999 })`,
    `await expect(page.getByText('Saved')).toBeVisible({ timeout: 20_000 })`,
    `await expect(async () => look()).toPass({ timeout: 20_000 })`,
    `const second = 1000\nawait link.click({ timeout: 2 * second })`,
    `it('is fast', async () => look(), 30_000)`,
    `it.each(rows)('is fast', { timeout: 30_000 }, look)`,
    `beforeAll(() => look(), 10_000)`,
    `test.setTimeout(30_000)`,
    `vi.setConfig({ testTimeout: 30_000 })`,
    `page.setDefaultTimeout(15_000)`,
    `await fetch(url, { signal: AbortSignal.timeout(5000) })`,
    `export default defineConfig({ use: { actionTimeout: 15_000 } })`,
    `const until = Date.now() + 30_000\nwhile (Date.now() < until) look()`,
    `expect(Date.parse(reply.at)).toBeGreaterThan(Date.now() - 5000)`,
  ],
  'unneeded comment': [`// timing: the peer answers late on purpose`],
}

const allowed: readonly string[] = [
  `const option = await screen.findByRole('option')\nawait act(async () => fireEvent.click(option))`,
  `await act(async () => spy.mockImplementation(async () => screen.findByText('Saved')))`,
  'await new Promise((resolve) => setTimeout(resolve))',
  'await new Promise((resolve) => setTimeout(resolve, 0))',
  `import { setTimeout } from '../src/timers.ts'\nsetTimeout(look, 100)`,
  'socket.setTimeout(0)',
  'const wait = (ms: number) => vi.advanceTimersByTime(ms)\nwait(3_600_000)',
  `const text = 'sleep well'`,
  `it.each(['sleep 1'])('%s', look)`,
  `const at = new Date(Date.now() + 5000)\nawait insert({ at })`,
  `const start = Date.now()\nawait send()\nexpect(Date.parse(reply.at)).toBeGreaterThanOrEqual(start)`,
  `expect(Date.parse(reply.until)).toBeGreaterThan(Date.now() + 86_400_000)`,
  `const begun = Date.now()\nprint(Date.now() - begun)`,
  `const times = [performance.now()]\nexpect(times.length).toBe(1)`,
  `const begun = performance.now()\nif (performance.now() - begun > 60_000) throw new Error()`,
  `const begun = 1\nexpect(2 - begun).toBe(1)`,
  `function one() {\n  const took = performance.now() - begun\n  print(took)\n}\nfunction other(took: number) {\n  expect(took).toBe(1)\n}\nconst begun = performance.now()`,
  `await expect.poll(look).toBe(1)`,
  `await vi.waitFor(look, { timeout: 60_000 })`,
  `await vi.waitFor(look, patience)`,
  `${library}await screen.findByText('Saved', {}, { timeout: 90_000 })`,
  `await expect(async () => {\n  await expect(page.getByText('Saved')).toBeVisible({ timeout: 1000 })\n}).toPass()`,
  `await expect.poll(() => page.getByText('Saved').isVisible({ timeout: 500 })).toBe(true)`,
  `it('is slow', look, 120_000)`,
  `it('counts', () => expect(count(1000)).toBe(1))`,
  `// timing: the peer answers late on purpose\nserver.on('call', () => setTimeout(answer, 100))`,
  `setTimeout(answer, 100) // timing: the peer answers late on purpose`,
  `/* timing: the fake peer answers late,\n * because lateness is what is tested */\nsetTimeout(answer, 100)`,
  `const peer = {\n  // timing: the fake peer answers late,\n  // because lateness is what is tested\n  call: () =>\n    setTimeout(answer, 100),\n}`,
]

const faultsOf = (code: string, file = 'one.test.ts') =>
  findTimeFaults(new Map([[file, code]])).map(({ line, kind }) => `${line} ${kind}`)

describe('places that depend on the speed of the machine', () => {
  const rows = Object.entries(faults).flatMap(([kind, codes]) =>
    codes.map((code) => ({ kind, code, last: code.split('\n').at(-1) })),
  )
  it.each(rows)('$kind: $last', ({ kind, code }) => {
    expect(faultsOf(code)).toEqual([`${code.split('\n').length} ${kind}`])
  })

  it('a reason that is farther away excepts nothing', () => {
    const code = `// timing: the peer answers late on purpose\nconst peer = 1\nawait page.waitForTimeout(100)`
    expect(faultsOf(code)).toEqual(['3 fixed wait', '1 unneeded comment'])
  })

  it('follows a duration from another file', () => {
    const helper =
      'export const timed = (act) => {\n  const begun = performance.now()\n  act()\n  return performance.now() - begun\n}'
    const test = `import { timed as took } from '../test/timed.ts'\nexpect(took(work)).toBeLessThan(10)`
    const found = findTimeFaults(
      new Map([
        ['src/test/timed.ts', helper],
        ['src/one/one.test.ts', test],
      ]),
    )
    expect(found.map(({ file, line }) => `${file}:${line}`)).toEqual(['src/one/one.test.ts:2'])
  })
})

describe('places that do not', () => {
  it.each(allowed.map((code) => ({ code, last: code.split('\n').at(-1) })))('$last', ({ code }) => {
    expect(faultsOf(code)).toEqual([])
  })

  it('waits of testing-library where a set-up file has made their limit longer', () => {
    expect(faultsOf(`${library}await screen.findByText('Saved')`, 'apps/web/src/one.test.tsx')).toEqual([])
  })
})
