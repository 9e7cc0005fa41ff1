import { createSocket, type Socket } from 'node:dgram'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createSystemDns } from './system-dns.ts'

let socket: Socket
let address: string
beforeAll(async () => {
  socket = createSocket('udp4')
  socket.on('message', (query, from) => {
    const reply = answerTo(query)
    if (reply) socket.send(reply, from.port, from.address)
  })
  await new Promise<void>((done) => socket.bind(0, '127.0.0.1', done))
  address = `127.0.0.1:${socket.address().port}`
})
afterAll(() => socket.close())

/** RFC 1035: two texts in one TXT record for `proof.example`, no such name for `none.example`, silence for others. */
function answerTo(query: Buffer): Buffer | null {
  const isProof = query.includes('proof')
  if (!isProof && !query.includes('none')) return null
  const question = query.subarray(12, query.indexOf(0, 12) + 5)
  const header = Buffer.from([
    ...query.subarray(0, 2),
    0x81,
    isProof ? 0x80 : 0x83,
    0,
    1,
    0,
    isProof ? 1 : 0,
    0,
    0,
    0,
    0,
  ])
  const texts = Buffer.concat(['deckle=', 'one'].map((text) => Buffer.from([text.length, ...Buffer.from(text)])))
  const record = Buffer.from([0xc0, 12, 0, 16, 0, 1, 0, 0, 0, 60, 0, texts.length, ...texts])
  return Buffer.concat([header, question, ...(isProof ? [record] : [])])
}

it('reads the TXT records of a domain, each as one text; knows none from no answer', async () => {
  const dns = createSystemDns({ servers: [address], timeout: 60_000 })
  expect(await dns.txt('proof.example')).toEqual(['deckle=one'])
  expect(await dns.txt('none.example')).toEqual([])
  // timing: the time limit is what is tested
  const impatient = createSystemDns({ servers: [address], timeout: 300 })
  expect(await impatient.txt('silent.example')).toBeNull()
})
