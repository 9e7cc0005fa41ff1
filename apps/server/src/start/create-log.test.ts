import { expect, it } from 'vitest'
import { createLog } from './create-log.ts'

function written(act: (log: ReturnType<typeof createLog>) => void): string[] {
  const lines: string[] = []
  act(createLog({ logLevel: 'info' }, { write: (line) => void lines.push(line) }))
  return lines
}

it('a line has its time, level, process and facts, and no secret, also within a part', () => {
  const secrets = { password: 'p-1', token: 't-1', email: 'e-1', 'access-token': 'a-1', cookie: 'c-1', secret: 's-1' }
  const [line = ''] = written((log) => log.info({ ...secrets, user: 'u-1', part: secrets }, 'said'))
  expect(JSON.parse(line)).toMatchObject({ level: 30, user: 'u-1', msg: 'said', password: '[redacted]' })
  expect(JSON.parse(line)).toEqual(
    expect.objectContaining({
      time: expect.any(Number) as number,
      pid: process.pid,
      hostname: expect.any(String) as string,
    }),
  )
  for (const secret of Object.values(secrets)) expect(line).not.toContain(secret)
})

it('what comes from outside begins no line of its own', () => {
  const forged = 'x\n{"level":30,"msg":"signed in","user":"root"}\r\n\u001b[31m'
  const lines = written((log) => log.warn({ version: forged, err: new Error(forged) }, forged))
  expect(lines).toHaveLength(1)
  for (const sign of ['\n', '\r', '\u001b']) expect(lines[0]?.trimEnd()).not.toContain(sign)
  expect((JSON.parse(lines[0] ?? '') as { version: string }).version).toBe(forged)
})
