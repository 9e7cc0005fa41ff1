// @vitest-environment happy-dom
import { CallError } from '@deckle/contract/client/call-error.ts'
import type { Rule } from '@deckle/contract/rules.ts'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { api } from '../../../lib/api.ts'
import { prepareScreens } from '../../../test/draw-part.tsx'
import { openScreen } from '../../../test/open-screen.tsx'
import { sampleLearner as learner } from '../sample-learner.ts'
import { press } from '../../../test/press.ts'
import { fireOn } from '../../../test/fire-on.ts'

prepareScreens()

const refusal = new CallError(500, { code: 'internal', message: 'Not now.', errors: ['Not now.'] })
const admin = { user: { license: { license_type: 'Admin' } } } as const
const counts = { enrolled: 412, started: 300, passed: 200, failed: 3, expired: 0, score: 81.5 }
const rule: Rule = {
  id: 'r1',
  name: 'Night shift',
  match: 'any',
  conditions: [
    { field: 'tags', op: 'is', value: 't1' },
    { field: 'details.City', op: 'is', value: 'Pune' },
  ],
  due_days: 7,
  remove_when_unmatched: true,
  active: true,
  createdAt: '2026-01-02T00:00:00.000Z',
  lastRunAt: null,
  learners: 4,
}

const list = () => vi.spyOn(api.learners, 'list')
beforeEach(() => {
  vi.spyOn(api.courses, 'show').mockResolvedValue({
    course: { id: 'c1', content: { title: 'Coffee' }, joinUrl: null },
  } as never)
  vi.spyOn(api.users, 'facets').mockResolvedValue({
    tags: [{ id: 't1', name: 'Night', color: '#112233' }],
    fields: [{ name: 'City', kind: 'text', choices: [], canChange: true }],
  })
  vi.spyOn(api.rules, 'runs').mockResolvedValue({ runs: [], next: null })
})
const write = (label: string, value: string) => fireOn.change(screen.findByLabelText(label), { target: { value } })
const twoOfMany = () =>
  list().mockResolvedValue({ learners: [learner('asha'), learner('bela', { overdue: true })], next: 'n', counts })

describe('rules', () => {
  beforeEach(() => {
    twoOfMany()
  })

  it('are sentences, and tried before they run', async () => {
    vi.spyOn(api.rules, 'list').mockResolvedValue({ rules: [rule], next: null, total: 1 })
    const run = { rule_id: 'r1', name: rule.name, remove: [], remove_count: 0, add_count: 120 }
    const ran = vi.spyOn(api.rules, 'run').mockResolvedValue({
      runs: [{ ...run, add: [{ id: 'asha', name: 'Asha Rao', email: '', matched: [1] }] }],
      job: null,
    })
    await openScreen('/courses/c1/learners?tab=rules', admin)
    expect(await screen.findByText(/Everyone whose tags include Night or City is “Pune”/)).toBeTruthy()
    await press('Try “Night shift”')
    expect(await screen.findByText('Asha Rao')).toBeTruthy()
    expect(screen.getByText('Because City is “Pune”')).toBeTruthy()
    expect(screen.getByText('and 119 more')).toBeTruthy()
    expect(ran.mock.lastCall?.[0]?.body).toEqual({ rule_id: 'r1', dry_run: true })
    await press('Run now')
    await waitFor(() => expect(ran).toHaveBeenCalledWith(expect.objectContaining({ body: { rule_id: 'r1' } })))
  })

  it('name the people of their conditions', async () => {
    const below = { field: 'manager', op: 'below' as const, value: 'm1' }
    vi.spyOn(api.rules, 'list').mockResolvedValue({ rules: [{ ...rule, conditions: [below] }], next: null, total: 1 })
    vi.spyOn(api.users, 'show').mockResolvedValue({
      user: { id: 'm1', first_name: 'Meera', last_name: 'Pillai', email: '' },
    } as never)
    await openScreen('/courses/c1/learners?tab=rules', admin)
    expect(await screen.findByText(/Everyone whose Manager or one further up is Meera Pillai\./)).toBeTruthy()
  })

  it('none yet: one is written as a sentence', async () => {
    vi.spyOn(api.rules, 'list').mockResolvedValue({ rules: [], next: null, total: 0 })
    const added = vi.spyOn(api.rules, 'add').mockResolvedValue({ rule })
    await openScreen('/courses/c1/learners?tab=rules', admin)
    await screen.findByText('No rules yet')
    await press('New rule')
    await press('Add a condition')
    await press('Save')
    expect(await screen.findByText('Give the rule a name.')).toBeTruthy()
    expect(screen.getByText('Complete each condition.')).toBeTruthy()
    await write('Name', 'Learners')
    await press('Remove condition 2')
    await press('Save')
    await waitFor(() =>
      expect(added.mock.lastCall?.[0]?.body).toEqual({
        name: 'Learners',
        match: 'all',
        conditions: [{ field: 'license_type', op: 'is', value: 'Learner' }],
        due_days: null,
        remove_when_unmatched: false,
        active: true,
      }),
    )
  })

  it('says why they could not be loaded', async () => {
    vi.spyOn(api.rules, 'list').mockRejectedValue(refusal)
    await openScreen('/courses/c1/learners?tab=rules', admin)
    expect(await screen.findByText('Not now.')).toBeTruthy()
  })
})

describe('rules on a field with choices', () => {
  const old: Rule = { ...rule, match: 'all', conditions: [{ field: 'details.Team', op: 'is', value: 'Slaes' }] }
  beforeEach(() => {
    twoOfMany()
    vi.spyOn(api.users, 'facets').mockResolvedValue({
      tags: [],
      fields: [{ name: 'Team', kind: 'choice', choices: ['Sales', 'Support'], canChange: true }],
    })
    vi.spyOn(api.rules, 'list').mockResolvedValue({ rules: [old], next: null, total: 1 })
  })

  it('with another value show a warning, and offer the choices and fitting comparisons', async () => {
    const update = vi.spyOn(api.rules, 'update').mockResolvedValue({ rule: old })
    await openScreen('/courses/c1/learners?tab=rules', admin)
    expect(await screen.findByText('“Slaes” is not a choice of “Team”. Choose one of its choices.')).toBeTruthy()
    await press('Edit “Night shift”')
    await press('Save')
    expect(await screen.findByText('Complete each condition.')).toBeTruthy()
    expect(update).not.toHaveBeenCalled()
    await press(/Comparison$/)
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'is',
      'is not',
      'is one of',
      'is none of',
      'is filled in',
    ])
    await fireOn.click(screen.findByRole('option', { name: 'is' }))
    await press(/Value$/)
    await fireOn.click(screen.findByRole('option', { name: 'Support' }))
    await press('Save')
    await waitFor(() =>
      expect(update.mock.lastCall?.[0].body).toMatchObject({
        conditions: [{ field: 'details.Team', op: 'is', value: 'Support' }],
      }),
    )
  })
})

it('numbers of rules are read as people write them', async () => {
  twoOfMany()
  vi.spyOn(api.users, 'facets').mockResolvedValue({
    tags: [],
    fields: [{ name: 'Hours', kind: 'number', choices: [], canChange: true }],
  })
  const conditions = [
    { field: 'details.Hours', op: 'at_least', value: '8' },
    { field: 'details.Hours', op: 'in', value: ['8'] },
  ] as const satisfies Rule['conditions']
  vi.spyOn(api.rules, 'list').mockResolvedValue({
    rules: [{ ...rule, conditions: [...conditions] }],
    next: null,
    total: 1,
  })
  const update = vi.spyOn(api.rules, 'update').mockResolvedValue({ rule })
  await openScreen('/courses/c1/learners?tab=rules', admin)
  await press('Edit “Night shift”')
  const [hours, several] = await screen.findAllByRole('textbox', { name: 'Value' })
  for (const [box, typed] of [
    [hours, '1,234.5'],
    [several, '१२,५; 1,234'],
    [await screen.findByRole('textbox', { name: /Days to complete it/ }), '१०'],
  ] as const) {
    await fireOn.change(Promise.resolve(box as HTMLElement), { target: { value: typed } })
    await fireOn.keyDown(Promise.resolve(box as HTMLElement), { key: 'Enter' })
  }
  await press('Save')
  await waitFor(() =>
    expect(update.mock.lastCall?.[0].body).toMatchObject({
      conditions: [{ value: '1234.5' }, { value: ['12.5', '1234'] }],
      due_days: 10,
    }),
  )
})
