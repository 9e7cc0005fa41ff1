import { describe, expect, it } from 'vitest'
import type { Actor } from '../../access/access.ts'
import { columnsFor, reportDefinition, reportNames } from '../reports/reports.ts'
import { daysBefore, daysOf } from './period.ts'
import { initialsOf, publicColumns, publicValue } from './public-columns.ts'
import { linkState } from './report-link.ts'
import { starterNames, starters, starterWidgets, suits, widgetFrom, widgetTemplateNames } from './templates.ts'
import { mainFigure, nameColumn, shownColumns, type Widget, widgetFault } from './widget.ts'

const actor = (licenseType: Actor['licenseType']): Actor => ({ userId: 'me', clientId: 'ours', licenseType })
const widget = (change: Partial<Widget> = {}): Widget => ({ ...widgetFrom('best_decks', 'w'), ...change })
const source = { report: 'overview', group: '', filter: '', deck: null, slide: null } as const

describe('a widget', () => {
  it.each(widgetTemplateNames)('of the template %s is without fault', (name) => {
    expect(widgetFault(widgetFrom(name, 'w'), [])).toBeNull()
  })

  it.each([
    ['source', widget({ source: null })],
    ['source', widget({ kind: 'text', source })],
    ['group', widget({ source: { ...source, group: 'weather' } })],
    ['deck', widget({ source: { ...source, report: 'overdue', deck: 'd' } })],
    ['deck', widget({ columns: [], source: { ...source, deck: 'd', slide: 's' } })],
    ['deck', widget({ columns: [], source: { ...source, report: 'dropoff', group: 'slide', slide: 's' } })],
    ['columns', widget({ columns: ['weather'] })],
    ['columns', widget({ columns: ['constructor'] })],
    ['columns', widget({ kind: 'figure', columns: ['starts'], source: { ...source, report: 'sources' } })],
  ] as const)('has a fault in its %s', (fault, wrong) => expect(widgetFault(wrong, [])).toBe(fault))

  it('has a fault in a filter that its report does not know', () => {
    expect(widgetFault(widget(), [{ field: 'course', op: 'is', value: 'x' }])).toBe('filter')
    expect(widgetFault(widget(), [{ field: 'name', op: 'contains', value: 'tea' }])).toBeNull()
  })

  it('names and measures the rows of every grouping, and shows what was chosen', () => {
    for (const name of reportNames)
      for (const group of Object.keys(reportDefinition(name).groups)) {
        const columns = columnsFor(reportDefinition(name), group) ?? {}
        if (group !== 'total') expect(nameColumn(columns), `${name} ${group}`).not.toBeNull()
        if (name !== 'certificates' || group !== 'certificate')
          expect(mainFigure({ columns: [] }, columns), `${name} ${group}`).not.toBeNull()
      }
    const columns = { deck: 'text', starts: 'count', passed: 'count' } as const
    expect(mainFigure({ columns: ['deck', 'passed'] }, columns)).toBe('passed')
    expect(shownColumns({ columns: ['passed', 'deck'] }, columns)).toEqual({ deck: 'text', passed: 'count' })
    expect(shownColumns({ columns: [] }, columns)).toEqual(columns)
  })
})

describe('a starter', () => {
  it('makes what the licence sees, each widget with its own id', () => {
    let count = 0
    const made = starterWidgets(actor('Creator'), 'content', () => `w${(count += 1)}`)
    expect(made).toHaveLength(starters.content.length)
    expect(new Set(made.map(({ id }) => id)).size).toBe(made.length)
    expect(starterWidgets(actor('Creator'), 'team', () => 'w').length).toBeLessThan(starters.team.length)
  })

  it('is offered to who sees half of it', () => {
    expect(starterNames.filter((name) => suits(actor('Admin'), name))).toEqual(starterNames)
    expect(suits(actor('Learner'), 'leads')).toBe(false)
  })
})

describe('a period', () => {
  const today = '2026-03-01'
  it('is so many days up to today, or from one to another; before it are as many', () => {
    const last = daysOf({ days: 7, from: null, to: null }, today)
    expect(last).toEqual({ from: '2026-02-23', to: '2026-03-01' })
    expect(daysBefore(last, today)).toEqual({ from: '2026-02-16', to: '2026-02-22' })
    expect(daysBefore({ from: '2026-02-28', to: null }, today)).toEqual({ from: '2026-02-26', to: '2026-02-27' })
    expect(daysBefore({ from: '2026-03-05', to: null }, today)).toBeNull()
    expect(daysBefore(daysOf({ days: null, from: null, to: null }, today), today)).toBeNull()
  })
})

describe('what strangers see', () => {
  it('has no ids, addresses and numbers of certificates, and initials for names', () => {
    const { certificate } = reportDefinition('certificates').groups
    expect(Object.keys(publicColumns(certificate ?? {}))).toEqual([
      'user',
      'manager',
      'course',
      'percentage',
      'issued_at',
      'valid_until',
      'state',
    ])
    expect(publicValue('user', 'Asha Rao', false)).toBe('A. R.')
    expect(publicValue('team', 'Asha Rao', true)).toBe('Asha Rao')
    expect(publicValue('deck', 'Tea', false)).toBe('Tea')
    expect(publicValue('user', null, false)).toBeNull()
    expect(['', '  ', 'आशा', 'a b c d', 'გიორგი მ'].map(initialsOf)).toEqual(['', '', 'आ.', 'A. B. C.', 'გ. მ.'])
  })
})

describe('a link', () => {
  it('is revoked, expired, or open', () => {
    const expires_at = new Date(1000)
    expect(linkState({ expires_at, revoked_at: null }, 999)).toBe('open')
    expect(linkState({ expires_at, revoked_at: null }, 1000)).toBe('expired')
    expect(linkState({ expires_at, revoked_at: new Date(0) }, 0)).toBe('revoked')
  })
})
