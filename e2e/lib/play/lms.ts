import { createServer } from 'node:http'
import { createRequire } from 'node:module'
import { readFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { extname } from 'node:path'
import type { Frame, Page } from '@playwright/test'
import { strToU8, unzipSync } from 'fflate'
import type { Account } from '../server.ts'
import { account, url } from '../test.ts'

export type PackageFormat = 'scorm12' | 'scorm2004' | 'html'
export type PackageFiles = Readonly<Record<string, Uint8Array>>

/** Exports decks over the API as a signed-in person, and unpacks the packages. */
export async function packer(
  who: Account['role'],
): Promise<(id: string, format: PackageFormat) => Promise<PackageFiles>> {
  const { email, password } = account(who)
  const form = new FormData()
  form.set('username', email)
  form.set('password', password)
  const signedIn = await fetch(`${url()}/api/v2/auth/sign_in`, {
    method: 'POST',
    body: form,
    headers: { 'app-version': '3.0.0' },
  })
  const headers = new Headers({ 'app-version': '3.0.0' })
  const saveHeaders = (reply: Response): void => {
    for (const name of ['access-token', 'token-type', 'expiry', 'client', 'uid']) {
      const value = reply.headers.get(name)
      if (value) headers.set(name, value)
    }
  }
  saveHeaders(signedIn)
  return async (id, format) => {
    const reply = await fetch(`${url()}/api/v2/utilities/scormify/${id}?format=${format}`, { method: 'POST', headers })
    saveHeaders(reply)
    if (!reply.ok) throw new Error(`Packing: ${reply.status} ${await reply.text()}`)
    return unzipSync(new Uint8Array(await reply.arrayBuffer()))
  }
}

/** An LMS for tests: packages below /course/<name>/, and a page with scorm-again around them. */
export interface TestLms {
  readonly url: string
  add(name: string, files: PackageFiles): void
  readonly missing: readonly string[]
  stop(): Promise<void>
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

const lmsPage = `<!doctype html><html lang="en"><head><title>LMS</title><link rel="icon" href="data:,"><style>body{margin:0;display:grid;grid-template-columns:1fr 1fr;block-size:100vh}iframe{border:0;inline-size:100%;block-size:100%}</style><script src="/scorm-again.js"></script></head><body></body></html>`

export async function startLms(): Promise<TestLms> {
  const runtime = await readFile(
    createRequire(import.meta.url)
      .resolve('scorm-again')
      .replace(/\.js$/, '.min.js'),
  )
  const files = new Map<string, Uint8Array>([
    ['/lms.html', strToU8(lmsPage)],
    ['/scorm-again.js', runtime],
  ])
  const missing: string[] = []
  const server = createServer((request, reply) => {
    const path = (request.url ?? '').split('?')[0] ?? ''
    const file = files.get(path)
    if (!file) missing.push(path)
    reply.writeHead(file ? 200 : 404, { 'content-type': types[extname(path)] ?? 'application/octet-stream' }).end(file)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    missing,
    add(name, added) {
      for (const [path, bytes] of Object.entries(added)) files.set(`/course/${name}/${path}`, bytes)
    },
    stop: () => new Promise((resolve) => void server.close(() => resolve())),
  }
}

/** What a package reported to a version's runtime. */
export interface SessionReport {
  /** The last value of each element, by name. */
  readonly values: Readonly<Record<string, string>>
  /** Refused calls that set a value, with the runtime's error. */
  readonly refused: readonly string[]
  readonly commits: number
  readonly ends: number
  /** The runtime's state, to start the next session with. */
  readonly state: unknown
}

type Version = 'scorm12' | 'scorm2004'

type Verb = (...values: readonly string[]) => unknown

/** The parts of scorm-again that tests use, and the log of calls. */
interface LmsScope {
  readonly Scorm12API: new (settings: object) => Runtime
  readonly Scorm2004API: new (settings: object) => Runtime
  reports: Partial<Record<Version, SessionReport>>
  [api: string]: unknown
}
interface Runtime {
  readonly loadFromJSON: (state: unknown, path: string) => void
  readonly renderCMIToJSONObject: () => object
  [verb: string]: unknown
}

/** Puts both versions' runtimes, with their earlier state, into the LMS's page; logs calls. */
export async function setUpRuntimes(page: Page, before: Partial<Record<Version, unknown>> = {}): Promise<void> {
  await page.evaluate((states) => {
    const scope = window as unknown as LmsScope
    const settings = { autocommit: false, logLevel: 5, sendFullCommit: true }
    scope.reports = {}
    const make = (version: Version, name: string, api: Runtime, verbs: readonly [string, string, string, string]) => {
      const state = states[version]
      if (state) api.loadFromJSON(state, '')
      const [set, commit, end, error] = verbs.map((verb) => (api[verb] as Verb).bind(api)) as [Verb, Verb, Verb, Verb]
      const report = { values: {} as Record<string, string>, refused: [] as string[], commits: 0, ends: 0, state: null }
      scope.reports[version] = report
      const [setName, commitName, endName] = verbs
      api[setName] = (element: string, value: string) => {
        const result = set(element, value)
        if (String(result) === 'true') report.values[element] = value
        else report.refused.push(`${element} = ${value}: ${String(error())}`)
        return result
      }
      api[commitName] = () => {
        report.commits += 1
        return commit('')
      }
      api[endName] = () => {
        report.ends += 1
        Object.assign(report, {
          state: (JSON.parse(JSON.stringify(api.renderCMIToJSONObject())) as { cmi: unknown }).cmi,
        })
        return end('')
      }
      scope[name] = api
    }
    make('scorm12', 'API', new scope.Scorm12API(settings), ['LMSSetValue', 'LMSCommit', 'LMSFinish', 'LMSGetLastError'])
    make('scorm2004', 'API_1484_11', new scope.Scorm2004API(settings), [
      'SetValue',
      'Commit',
      'Terminate',
      'GetLastError',
    ])
  }, before)
}

export async function reportedTo(page: Page, version: Version): Promise<SessionReport> {
  return page.evaluate((which) => {
    const report = (window as unknown as LmsScope).reports[which]
    if (!report) throw new Error('There is no runtime.')
    return report
  }, version)
}

/** Id of the slide that was reported as the place. A slide's place is reported after the slide is painted. */
export async function reportedPlace(page: Page, version: Version): Promise<unknown> {
  return (await reportedTo(page, version)).values[version === 'scorm12' ? 'cmi.core.lesson_location' : 'cmi.location']
}

export async function launch(page: Page, course: string): Promise<Frame> {
  await page.evaluate(
    (src) => document.body.append(Object.assign(document.createElement('iframe'), { src, title: src })),
    `/course/${course}/index.html`,
  )
  const handle = await page.locator(`iframe[src="/course/${course}/index.html"]`).elementHandle()
  const frame = await handle?.contentFrame()
  if (!frame) throw new Error(`${course} did not open.`)
  await frame.locator('.dk-stage').waitFor()
  return frame
}

/** As an LMS does, by removing the package's frame. */
export async function close(page: Page, course: string): Promise<void> {
  await page.locator(`iframe[src="/course/${course}/index.html"]`).evaluate((element) => element.remove())
}
