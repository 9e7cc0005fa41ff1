// @vitest-environment happy-dom
import { searchKinds } from '@deckle/contract/search.ts'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { api } from '../../lib/api.ts'
import { searchFormat } from '../../lib/url/search-format.ts'
import { prepareScreens, surround } from '../../test/draw-part.tsx'
import { Palette } from './palette.tsx'

prepareScreens('shell', 'deck')

const links = {
  deck: '/contentEditor/deck',
  course: '/courses/course/edit',
  article: '/articles/article/show',
  post: '/feed?post=post',
  lead: '/leads/lead',
  person: '/people/person',
  tag: '/tags?q=tag',
}
const sections = {
  deck: 'Decks',
  course: 'Courses',
  article: 'Articles',
  post: 'Posts',
  lead: 'Leads',
  person: 'People',
  tag: 'Tags',
}
const hints = {
  deck: 'quiz',
  course: '',
  article: '',
  post: 'Ravi Menon',
  lead: 'Tea & Co',
  person: 'meera@example.com',
  tag: '',
}

async function search(text: string) {
  const find = vi.spyOn(api.search, 'find').mockResolvedValue({
    results: searchKinds.map((kind) => ({
      kind,
      id: kind,
      title: `Tea ${kind}`,
      hint: hints[kind],
      link: links[kind],
    })),
  })
  const { wrapper } = surround({ user: { license: { license_type: 'Learner' } } })
  const root = createRootRoute({
    component: () => <Palette places={[]} onOpenChange={vi.fn()} onShortcuts={vi.fn()} />,
  })
  const router = createRouter({
    routeTree: root,
    history: createMemoryHistory({ initialEntries: ['/'] }),
    ...searchFormat,
  })
  await act(async () => render(<RouterProvider router={router as never} />, { wrapper }))
  const box = await screen.findByRole('combobox')
  await act(async () => fireEvent.change(box, { target: { value: text } }))
  await waitFor(() => expect(find.mock.lastCall?.[0]).toMatchObject({ query: { q: text } }))
  return router
}

it.each(searchKinds)('shows each %s that is found in its section, with an icon, and leads to it', async (kind) => {
  const router = await search('tea')
  const section = await screen.findByRole('group', { name: sections[kind] })
  const item = within(section).getByRole('menuitem')
  expect(item.textContent).toContain(`Tea ${kind}`)
  expect(item.textContent).toContain(kind === 'deck' ? 'Quiz' : hints[kind])
  expect(item.querySelector('svg')).toBeTruthy()
  await act(async () => fireEvent.click(item))
  await waitFor(() => expect(router.state.location.href).toBe(links[kind]))
})

it('says what is searched', async () => {
  await search('tea')
  expect(
    screen.getByRole('combobox', { name: 'Search decks, courses, articles, posts, people and actions' }),
  ).toBeTruthy()
})
