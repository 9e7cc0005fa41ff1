// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { api } from '../../lib/api.ts'
import { prepareScreens } from '../../test/draw-part.tsx'
import { openScreen } from '../../test/open-screen.tsx'
import { samplePerson as person } from './test/sample-person.ts'
import { press } from '../../test/press.ts'
import { fireOn } from '../../test/fire-on.ts'

prepareScreens()

const admin = { user: { license: { license_type: 'Admin' } } } as const
const list = () => vi.spyOn(api.users, 'listQuery')

beforeEach(() => {
  vi.spyOn(api.users, 'count').mockResolvedValue({ total: 2 })
  vi.spyOn(api.users, 'facets').mockResolvedValue({ tags: [], fields: [] })
  vi.spyOn(api.jobs, 'list').mockResolvedValue({ jobs: [], next: null })
})

describe('second factors', () => {
  it('are asked for, named by a chip, and have a column of their own', async () => {
    const asked = list().mockResolvedValue({
      users: [person('asha', { hasSecondFactor: false }), person('bela', { hasSecondFactor: true })],
      next: null,
    })
    const { router } = await openScreen('/people?factor=none', admin)
    expect(await screen.findByRole('button', { name: 'Remove the filter Second factor: Has none' })).toBeTruthy()
    expect(asked.mock.lastCall?.[0]?.body).toMatchObject({
      filter: [{ field: 'second_factor', op: 'exists', value: false }],
    })
    await press('Columns')
    await fireOn.click(screen.findByRole('menuitemcheckbox', { name: 'Second factor' }))
    expect((await screen.findAllByText('Has none')).length).toBeGreaterThan(0)
    expect(screen.getAllByText('Has one').length).toBeGreaterThan(0)
    await fireOn.keyDown(screen.findByRole('menu'), { key: 'Escape' })
    await press('Filters')
    await press(/Second factor$/)
    await fireOn.click(screen.findByRole('option', { name: 'Has one' }))
    await waitFor(() => expect(router.state.location.search).toMatchObject({ factor: 'set' }))
  })

  it('are offered to Admins alone', async () => {
    list().mockResolvedValue({ users: [person('asha')], next: null })
    await openScreen('/people', { user: { license: { license_type: 'Manager' } } })
    await screen.findAllByText('Name asha')
    await press('Columns')
    expect(screen.queryByRole('menuitemcheckbox', { name: 'Second factor' })).toBeNull()
    expect(screen.getByRole('menuitemcheckbox', { name: 'Licence ends' })).toBeTruthy()
  })
})
