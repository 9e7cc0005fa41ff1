import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { api } from '../lib/api.ts'
import { drawPart, prepareScreens } from '../test/draw-part.tsx'
import { Banners } from './banners.tsx'

// The card's file never arrives.
vi.mock('./shown-banner.tsx', () => new Promise(() => {}))

prepareScreens('banner')

it('has a skeleton of its height while its card loads, and nothing where there is none', async () => {
  const list = vi.spyOn(api.shown_banners, 'publishedList')
  list.mockResolvedValue({ banners: [] })
  await drawPart(<Banners placement="dashboard" />)
  expect(document.body.textContent).toBe('')
  const none = { id: '', alt: '' }
  const banner = { id: 'a', title: 'Tea', subtitle: '', image: none, phone_image: none, link: '', placement: 'feed' }
  list.mockResolvedValue({ banners: [banner as never] })
  await drawPart(<Banners placement="feed" />)
  const skeleton = await screen.findByText('Loading')
  expect(skeleton.closest('output')?.querySelector('.h-36')).toBeTruthy()
})
