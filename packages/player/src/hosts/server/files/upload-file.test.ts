// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { uploadFile } from './upload-file.ts'

const place = { id: 'f', url: '/api/v2/play/attempts/a/files', token: 'T', slideId: 's1', language: 'hi' }
const stored = { file: { id: 'f', name: 'cv.txt', size: 4 } }

interface Sent {
  readonly url: string
  readonly headers: Record<string, string>
  readonly body: string | FormData
}

const codes: Readonly<Record<number, string>> = {
  410: 'gone',
  413: 'too_large',
  415: 'unsupported_type',
  503: 'unavailable',
}

/** Replies with one status after another; 0 is a broken connection, 403 and 404 are pages of a proxy. */
function fakeRequests(...statuses: readonly number[]) {
  const sent: Sent[] = []
  const left = [...statuses]
  const foreign: string[] = []
  const createRequest = () => {
    const request = new EventTarget() as EventTarget & Record<string, unknown>
    const headers: Record<string, string> = {}
    let url = ''
    return Object.assign(request, {
      upload: new EventTarget(),
      status: 0,
      responseText: '',
      open: (_method: string, to: string) => (url = to),
      setRequestHeader: (name: string, value: string) => (headers[name] = value),
      getResponseHeader: () => '0',
      send(body: string | FormData) {
        sent.push({ url, headers, body })
        const status = left.shift() ?? 200
        const event = Object.assign(new Event('progress'), { lengthComputable: true, loaded: 1, total: 2 })
        ;(request['upload'] as EventTarget).dispatchEvent(event)
        request['status'] = status
        const refusal = codes[status] ? { errors: ['Programs are not accepted.'], code: codes[status] } : null
        const own = status === 200 ? stored : refusal
        request['responseText'] = foreign.shift() ?? (own ? JSON.stringify(own) : '<html>')
        request.dispatchEvent(new Event('loadend'))
      },
    }) as unknown as XMLHttpRequest
  }
  return { sent, foreign, options: { createRequest, pauses: [0, 0] } }
}

const small = () => new File(['four'], 'cv.txt')
const idIn = ({ body }: Sent): string =>
  typeof body === 'string' ? (JSON.parse(body) as { file: { id: string } }).file.id : (body.get('id') as string)

describe('handing in a file', () => {
  it('sends a small one as base64, a larger one as a form, and tells the share sent', async () => {
    const { sent, options } = fakeRequests()
    const shares: number[] = []
    const uploaded = await uploadFile(small(), place, { ...options, onProgress: (share) => shares.push(share) })
    expect(uploaded).toEqual({ file: 'f', name: 'cv.txt', size: 4 })
    expect(shares).toEqual([0.5])
    expect(sent[0]).toMatchObject({ url: place.url, headers: { 'content-type': 'application/json' } })
    expect(JSON.parse(sent[0]?.body as string)).toMatchObject({
      token: 'T',
      file: { slideId: 's1', name: 'cv.txt', data: 'Zm91cg==' },
    })
    await uploadFile(new File([new Uint8Array(1_000_001)], 'clip.mp4'), place, options)
    const form = sent[1]?.body as FormData
    expect(sent[1]?.url).toBe(`${place.url}/stream`)
    expect([...form.keys()]).toEqual(['token', 'id', 'slideId', 'file'])
    expect(sent[1]?.headers).toEqual({ 'accept-language': 'hi' })
  })

  it('tries again under the same id, then gives up', async () => {
    const { sent, options } = fakeRequests(0, 503, 0)
    await expect(uploadFile(small(), place, options)).rejects.toMatchObject({ name: 'Failed' })
    expect(sent.map(idIn)).toEqual(['f', 'f', 'f'])
    expect(await uploadFile(small(), place, options)).toMatchObject({ file: 'f' })
  })

  it('tries again where the refusal is not our server’s', async () => {
    const { sent, options } = fakeRequests(403, 404, 200)
    expect(await uploadFile(small(), place, options)).toMatchObject({ file: 'f' })
    expect(sent).toHaveLength(3)
  })

  it.each([
    [200, 'null'],
    [200, '{"file":true}'],
    [200, '{"ok":true}'],
    [403, 'null'],
    [403, '{"code":403,"errors":["Blocked"]}'],
    [400, '{"code":"blocked"}'],
    [413, '<html>'],
  ])('takes a %i with %s for no word of our server', async (status, body) => {
    const { sent, foreign, options } = fakeRequests(status)
    foreign.push(body)
    expect(await uploadFile(small(), place, options)).toEqual({ file: 'f', name: 'cv.txt', size: 4 })
    expect(sent).toHaveLength(2)
  })

  it.each([
    [413, { name: 'TooLarge' }],
    [415, { name: 'Refused', message: 'Programs are not accepted.' }],
    [410, { name: 'Gone' }],
  ])('gives up at once on %i', async (status, expected) => {
    const { sent, options } = fakeRequests(status)
    await expect(uploadFile(small(), place, options)).rejects.toMatchObject(expected)
    expect(sent).toHaveLength(1)
  })
})
