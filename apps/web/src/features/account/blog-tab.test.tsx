import { CallError } from '@deckle/contract/client/call-error.ts'
import type { Blog } from '@deckle/contract/blogs.ts'
import { newBlog } from '@deckle/core/client/blog-settings.ts'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { api } from '../../lib/api.ts'
import { openScreen } from '../../test/open-screen.tsx'
import { prepareScreens } from '../../test/draw-part.tsx'
import { fireOn } from '../../test/fire-on.ts'

prepareScreens()

const blog = (settings: Partial<Blog['settings']> = {}): Blog => ({
  settings: { ...newBlog, ...settings },
  url: 'https://deckle.example/blog/meadow',
  preview_url: 'https://deckle.example/blog/meadow?preview=1.a',
  articles: settings.open ? 12 : 0,
})
const refusal = new CallError(500, { code: 'internal', message: 'Not now.', errors: ['Not now.'] })
const open = () => openScreen('/account?tab=blog', { user: { license: { license_type: 'Admin' } } })
const press = async (name: string) => fireOn.click(screen.findByRole('button', { name }))

it('opens the blog with a link above it, and says where it is', async () => {
  vi.spyOn(api.blogs, 'show').mockResolvedValue({ blog: blog() })
  const save = vi.spyOn(api.blogs, 'update').mockResolvedValue({ blog: blog({ open: true }) })
  await open()
  expect(await screen.findByText('Nothing is published yet.')).toBeTruthy()
  expect(screen.getByRole('link', { name: /See the preview/ }).getAttribute('href')).toBe('/blog/meadow?preview=1.a')
  fireEvent.click(screen.getByRole('checkbox', { name: 'The blog is open' }))
  await act(async () => fireEvent.click(screen.getAllByRole('button', { name: 'Add a link' })[0] as HTMLElement))
  fireEvent.change(screen.getByRole('textbox', { name: 'Text' }), { target: { value: 'Shop' } })
  fireEvent.change(screen.getByRole('textbox', { name: 'Address' }), { target: { value: 'shop' } })
  await press('Save')
  expect(await screen.findByText(/begins with https/)).toBeTruthy()
  expect(save).not.toHaveBeenCalled()
  fireEvent.change(screen.getByRole('textbox', { name: /Address/ }), { target: { value: 'https://shop.example/' } })
  await press('Save')
  await waitFor(() =>
    expect(save.mock.lastCall?.[0].body).toMatchObject({
      open: true,
      header: [{ label: 'Shop', url: 'https://shop.example/' }],
    }),
  )
  expect(await screen.findByText('Published articles: 12')).toBeTruthy()
  expect(screen.getByRole('link', { name: /Open the blog/ }).getAttribute('href')).toBe('/blog/meadow')
})

it('says why the settings failed to load, and tries again', async () => {
  vi.spyOn(api.blogs, 'show')
    .mockRejectedValueOnce(refusal)
    .mockResolvedValue({ blog: blog({ open: true }) })
  await open()
  expect(await screen.findByText('Not now.')).toBeTruthy()
  await fireOn.click(screen.findByRole('button', { name: /again/ }))
  expect(await screen.findByText('Published articles: 12')).toBeTruthy()
})

it('is for Admins alone', async () => {
  await openScreen('/account', { user: {} })
  expect(await screen.findByRole('tab', { name: 'Profile' })).toBeTruthy()
  expect(screen.queryByRole('tab', { name: 'Blog' })).toBeNull()
})
