// @vitest-environment happy-dom
import type { MediaItem } from '@deckle/contract/media.ts'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { api } from '../../lib/api.ts'
import { drawPart, prepareScreens } from '../../test/draw-part.tsx'
import { sampleUser } from '../../test/sample-user.ts'
import { MediaPicker } from './media-picker.tsx'

prepareScreens('media')

const picture = (id: string, alt: string) =>
  ({
    id,
    kind: 'image',
    name: `${id}.png`,
    alt,
    size: 1000,
    width: 800,
    height: 600,
    createdAt: '2026-11-01T00:00:00.000Z',
    deletedAt: null,
    sourceId: null,
    can: { edit: true },
  }) as unknown as MediaItem

async function open(fit: boolean) {
  const items = [picture('cup', 'A cup'), picture('pot', 'A pot'), picture('jug', '')]
  vi.spyOn(api.media, 'list').mockResolvedValue({ media: items, nextCursor: null } as never)
  vi.spyOn(api.users, 'showLicense').mockResolvedValue({ license: sampleUser().license })
  const onPick = vi.fn<(picked: { id: string; alt: string }) => void>()
  await drawPart(
    <MediaPicker
      isOpen
      onOpenChange={() => {}}
      kind="image"
      onPick={onPick}
      {...(fit ? { fit: { aspect: 0.75, images: [] }, initial: { id: 'pot', alt: 'A pot' } } : {})}
    />,
  )
  return onPick
}

it('an image is selected by a click, then described, cropped and used in one step', async () => {
  const onPick = await open(true)
  expect(await screen.findByRole('option', { name: 'jug.png' })).toBeTruthy()
  const cup = await screen.findByRole('option', { name: 'A cup cup.png' })
  expect(screen.queryByRole('button', { name: 'Use picture' })).toBeNull()
  await userEvent.click(cup)
  expect(await screen.findByDisplayValue('A cup')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Use picture' }))
  expect(onPick).toHaveBeenCalledExactlyOnceWith({ id: 'cup', alt: 'A cup' })
})

it('the current image can be selected again, to be described or cropped again', async () => {
  await open(true)
  const pot = await screen.findByRole('option', { name: /A pot/ })
  expect(pot.textContent).toContain('Chosen now')
  await userEvent.click(pot)
  expect(await screen.findByDisplayValue('A pot')).toBeTruthy()
})

it('shows whose storage is used', async () => {
  await open(false)
  expect(await screen.findByText(/^Your licence: .* used$/)).toBeTruthy()
})
