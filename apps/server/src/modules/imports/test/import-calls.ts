import type { ImportOptions, imports } from '@deckle/contract/imports.ts'
import type { BodyOf } from '@deckle/contract/kit/endpoint.ts'
import { defaultOptions } from '../import-params.ts'
import { formOf, type TestApp } from '../../../test/app.ts'
import type { Person } from '../../../test/factories.ts'

/** The calls of an import, one after the other. */
export function importsOf(test: () => TestApp, admin: () => Person) {
  async function upload(content: string | Buffer, as: Person = admin(), filename = 'people.csv') {
    const form = formOf({ file: { filename, content: Buffer.from(content), type: 'text/csv' } })
    const reply = await test().app.inject({
      method: 'POST',
      url: '/api/v2/users/import',
      payload: form.payload,
      headers: { ...form.headers, ...as.headers },
    })
    const body = reply.json<{ job: { id: string; status: string; total: number }; code: string; errors: string[] }>()
    return { status: reply.statusCode, body, id: body.job?.id ?? '' }
  }

  const show = async (id: string, as = admin()) => (await test().call('imports.show', { as, params: { id } })).body

  /** With the columns as they are recognised. */
  async function check(id: string, options: Partial<ImportOptions> = {}, as = admin(), mapping?: (string | null)[]) {
    return checkAs(id, { mapping: mapping ?? [...(await show(id, as)).mapping], options }, as)
  }

  async function checkAs(
    id: string,
    { options, ...body }: Omit<BodyOf<typeof imports.check>, 'options'> & { readonly options?: Partial<ImportOptions> },
    as = admin(),
  ) {
    const reply = await test().call('imports.check', {
      as,
      params: { id },
      body: { ...body, options: { ...defaultOptions, ...options } },
    })
    await test().jobsDone()
    return { ...reply, job: (await show(id, as)).job }
  }

  async function run(id: string, as = admin()) {
    const reply = await test().call('imports.run', { as, params: { id } })
    await test().jobsDone()
    return { ...reply, job: (await show(id, as)).job }
  }

  const rowsOf = async (id: string, outcome?: string, as = admin()) =>
    (await test().call('imports.rows', { as, params: { id }, query: { limit: 100, ...(outcome && { outcome }) } })).body
      .rows
  return { upload, show, check, checkAs, run, rowsOf }
}
