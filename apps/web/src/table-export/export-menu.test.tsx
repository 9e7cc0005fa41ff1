import { cancelled } from '@deckle/contract/client/call-error.ts'
import type { DownloadProgress } from '@deckle/contract/client/download.ts'
import type { TableFormat } from '@deckle/contract/models/table-format.ts'
import { toastQueue } from '@deckle/ui/overlays/toast.ts'
import { act, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { drawPart, prepareScreens } from '../test/draw-part.tsx'
import { ExportMenu } from './export-menu.tsx'
import { fireOn } from '../test/fire-on.ts'

prepareScreens('table-export', 'errors')

const press = (role: string, name: RegExp | string) => fireOn.click(screen.findByRole(role, { name }))

it('says how much of the file has arrived, and saves it', async () => {
  const saved = vi.fn(() => 'blob:table')
  URL.createObjectURL = saved
  let arrive: (file: { blob: Blob; fileName: string | null }) => void = () => {}
  const download = vi.fn((_: TableFormat, { onBytes }: DownloadProgress) => {
    onBytes?.(2_300_000)
    return new Promise<{ blob: Blob; fileName: string | null }>((resolve) => (arrive = resolve))
  })
  await drawPart(<ExportMenu name="Plays" download={download} />)
  await press('button', 'Export: Plays')
  await press('menuitem', /CSV/)
  expect(download.mock.lastCall?.[0]).toBe('csv')
  expect((await screen.findByRole('button', { name: 'Stop the export: Plays' })).textContent).toBe('2.3 MB')
  await act(async () => arrive({ blob: new Blob(['a']), fileName: null }))
  expect(await screen.findByRole('button', { name: 'Export: Plays' })).toBeTruthy()
  expect(saved).toHaveBeenCalledOnce()
})

it('says how many rows have arrived, of how many, where that is known', async () => {
  let report: NonNullable<DownloadProgress['onRows']> = () => {}
  const download = (_: TableFormat, { onBytes, onRows }: DownloadProgress) => {
    onBytes?.(1_200_000)
    report = (rows) => onRows?.(rows)
    return new Promise<never>(() => {})
  }
  await drawPart(<ExportMenu name="Plays" download={download} />)
  await press('button', 'Export: Plays')
  await press('menuitem', /CSV/)
  const progress = () => screen.getByRole('button', { name: 'Stop the export: Plays' }).textContent
  await act(async () => report({ arrived: 12_000, total: 100_000 }))
  expect(progress()).toBe('12,000 of 100,000 rows')
  await act(async () => report({ arrived: null, total: 100_000 }))
  expect(progress()).toBe('1.2 MB · 100,000 rows')
})

it('is stopped by a press', async () => {
  const download = (_: TableFormat, { signal }: DownloadProgress) =>
    new Promise<never>((_resolve, reject) => signal?.addEventListener('abort', () => reject(cancelled())))
  await drawPart(<ExportMenu name="Plays" download={download} />)
  await press('button', 'Export: Plays')
  await press('menuitem', /XLSX/)
  await press('button', 'Stop the export: Plays')
  expect(await screen.findByRole('button', { name: 'Export: Plays' })).toBeTruthy()
  expect(toastQueue.visibleToasts[0]?.content.title).toBe('The export was stopped')
})
