// @vitest-environment happy-dom
import { CallError } from '@deckle/contract/client/call-error.ts'
import { screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import type { PersonCompetencies } from '../../competencies/queries.ts'
import { radarPoint } from '../../competencies/radar-points.ts'
import { api } from '../../lib/api.ts'
import { prepareScreens } from '../../test/draw-part.tsx'
import { openScreen } from '../../test/open-screen.tsx'
import type { TeamPage } from './queries.ts'
import { fireOn } from '../../test/fire-on.ts'

prepareScreens()

const refusal = new CallError(500, { code: 'internal', message: 'Not now.', errors: ['Not now.'] })
const scale: [string, string, string, string] = ['Not yet', 'Developing', 'Proficient', 'Expert']
const reached = (name: string, percentage: number | null, level: number, gap: number) => ({
  id: name,
  name,
  parent: null,
  scale,
  threshold: 70,
  measured: true,
  percentage,
  level,
  gap,
  at: null,
})
const profile: PersonCompetencies = {
  person: { id: 'p', name: 'Asha Rao' },
  competencies: [reached('Brewing', 92.5, 3, 0), reached('Milk', 40, 1, 30), reached('Tills', null, 0, 70)],
  radar: [
    { id: 'Brewing', name: 'Brewing', percentage: 92.5 },
    { id: 'Milk', name: 'Milk', percentage: 40 },
    { id: 'Tills', name: 'Tills', percentage: 0 },
  ],
  history: [
    { id: 'h', competency: 'Brewing', name: 'Brewing', level: 3, percentage: 92.5, at: '2026-01-31T09:05:00.000Z' },
  ],
  courses: [{ id: 'c', title: 'Milk for beginners', competencies: ['Milk'] }],
}

it('shows one’s own levels, gaps, radar, history, and courses that help', async () => {
  vi.spyOn(api.competencies, 'person').mockResolvedValue(profile)
  await openScreen('/competencies/mine', { user: { license: { license_type: 'Learner' } } })
  expect((await screen.findAllByText('Expert')).length).toBeGreaterThan(0)
  expect(screen.getByText('Milk for beginners')).toBeTruthy()
  expect(screen.getByText(/30 points to 70%/)).toBeTruthy()
  expect(screen.getByText('Brewing: Expert')).toBeTruthy()
  expect(screen.getByRole('img', { name: /Furthest in Brewing \(92.5%\), least in Tills \(0%\)/ })).toBeTruthy()
})

it('says what will be there, and why it failed', async () => {
  vi.spyOn(api.competencies, 'person')
    .mockRejectedValueOnce(refusal)
    .mockResolvedValue({ ...profile, competencies: [], radar: [], history: [], courses: [] })
  await openScreen('/competencies/mine', { user: { license: { license_type: 'Learner' } } })
  expect(await screen.findByText('Not now.')).toBeTruthy()
  await fireOn.click(screen.findByRole('button', { name: /again/ }))
  expect(await screen.findByText('No competencies to show yet')).toBeTruthy()
})

const team: TeamPage = {
  person: { id: 'me', name: 'Mohan' },
  competencies: [
    { id: 'b', name: 'Brewing', scale, threshold: 70, percentage: 67.5, measured: 2, levels: [1, 1, 0, 1] },
  ],
  total_competencies: 80,
  people: 3,
  members: [
    { id: 'asha', name: 'Asha', reached: [{ percentage: 95, level: 3 }] },
    { id: 'bela', name: 'Bela', reached: [null] },
  ],
  next: null,
  courses: [{ id: 'c', title: 'Brew', competencies: ['b'] }],
}
const manager = { user: { license: { license_type: 'Manager' } } } as const

it('shows a team’s heat map with its gaps, and courses that close them', async () => {
  vi.spyOn(api.competencies, 'team').mockResolvedValue(team)
  await openScreen('/team/competencies', manager)
  const row = (await screen.findByRole('rowheader', { name: 'Asha' })).closest('tr') as HTMLElement
  expect(within(row).getByText('Expert')).toBeTruthy()
  expect(within(row).getByRole('link').getAttribute('href')).toBe('/people/asha?tab=competencies')
  expect(screen.getByText('2 below the threshold')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Brewing' }).getAttribute('href')).toBe('/competencies/b/report')
  expect(screen.getByText('1 of 80 competencies are shown.')).toBeTruthy()
  expect(screen.getByText('Brew')).toBeTruthy()
})

it('a team without people says so, and one that fails is asked for again', async () => {
  vi.spyOn(api.competencies, 'team')
    .mockRejectedValueOnce(refusal)
    .mockResolvedValue({ ...team, people: 0, members: [] })
  await openScreen('/team/competencies', manager)
  expect(await screen.findByText('Not now.')).toBeTruthy()
  await fireOn.click(screen.findByRole('button', { name: /again/ }))
  expect(await screen.findByText('Nobody is below you yet')).toBeTruthy()
})

it('axes go clockwise from the top', () => {
  expect([0, 1, 2, 3].map((at) => radarPoint(at, 4, 0.5, 100))).toEqual([
    [0, -50],
    [50, 0],
    [0, 50],
    [-50, 0],
  ])
})
