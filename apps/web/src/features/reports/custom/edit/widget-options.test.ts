import type { Actor } from '@deckle/core/access/access.ts'
import { widgetFrom } from '@deckle/core/report/custom/templates.ts'
import { widgetFault, widgetKinds } from '@deckle/core/report/custom/widget.ts'
import { describe, expect, it } from 'vitest'
import { figuresOfKind, groupsOfKind, refitted, reportsOfKind } from './widget-options.ts'

const admin: Actor = { userId: 'me', clientId: '', licenseType: 'Admin' }

describe('a widget in its form', () => {
  it.each(widgetKinds)('fits whatever report and grouping of a %s is chosen', (kind) => {
    for (const report of kind === 'text' ? [] : reportsOfKind(admin, kind))
      for (const group of groupsOfKind(report, kind)) {
        const chosen = refitted(refitted(widgetFrom('plays', 'w'), { kind }, admin), { report, group }, admin)
        expect(chosen.source, `${report} ${group}`).toMatchObject({ report, group })
        expect(widgetFault(chosen, []), `${report} ${group}`).toBeNull()
        if (kind !== 'table') expect(figuresOfKind(chosen)).toContain(chosen.columns[0])
      }
    expect(widgetFault(refitted(widgetFrom('answers', 'w'), { kind }, admin), [])).toBeNull()
  })

  it('keeps its deck and filter while they fit', () => {
    const source = { report: 'dropoff', group: 'slide', filter: '[]', deck: 'd', slide: 's' } as const
    const widget = { ...widgetFrom('deck_funnel', 'w'), source }
    expect(refitted(widget, {}, admin)).toEqual(widget)
    expect(refitted(widget, { deck: 'e' }, admin).source).toMatchObject({ deck: 'e', slide: null })
    expect(refitted(widget, { report: 'overdue', group: 'course' }, admin).source).toMatchObject({
      deck: null,
      slide: null,
      filter: '',
    })
  })
})
