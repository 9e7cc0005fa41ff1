import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { requireFolders } from './require-folders.ts'
import { startFailureMessage } from './start-failure-message.ts'

const data = mkdtempSync(join(tmpdir(), 'deckle-folders-'))
afterAll(() => rmSync(data, { recursive: true }))

it('makes the folders of the data, once and again', async () => {
  await requireFolders(join(data, 'new'), ['files', 'tmp'])
  await requireFolders(join(data, 'new'), ['files', 'tmp'])
  expect(statSync(join(data, 'new/tmp')).isDirectory()).toBe(true)
})

it('says at the start what can not be written', async () => {
  writeFileSync(join(data, 'tmp'), '')
  const error = await requireFolders(data, ['files', 'tmp']).then(
    () => null,
    (reason: unknown) => reason,
  )
  const message = startFailureMessage(error, { host: '', port: 1, databaseUrl: undefined, dataFolder: data })
  expect(message).toBe(
    `${join(data, 'tmp')} may not be read or written by this user. Change its owner, or set DECKLE_DATA to another folder.`,
  )
})
