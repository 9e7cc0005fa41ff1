import { type Action, may } from '@deckle/core/access/access.ts'
import { Select } from '@deckle/ui/choices/select.tsx'
import { Card } from '@deckle/ui/layout/card.tsx'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { actorOf } from '../../../lib/session/actor-of.ts'
import { useUser } from '../../../lib/session/auth-state.ts'
import { useWords } from '../../../words/use-words.ts'
import { NamePicker } from '../report/filters/name-picker.tsx'
import type { NameKind } from '../report/filters/name-source.ts'

interface Kind {
  readonly id: 'deck' | 'survey' | 'course' | 'person' | 'activity' | 'team' | 'competency'
  readonly input: NameKind
  readonly access: Action
  readonly href: (id: string) => string
}

const kinds: readonly Kind[] = [
  { id: 'deck', input: 'deck', access: 'deck.analytics', href: (id) => `/analyticsViewer/${id}` },
  { id: 'survey', input: 'deck', access: 'deck.analytics', href: (id) => `/analytics/surveys/${id}` },
  { id: 'course', input: 'course', access: 'course.learners', href: (id) => `/courses/${id}/report` },
  { id: 'person', input: 'person', access: 'user.list', href: (id) => `/people/${id}/learning` },
  { id: 'activity', input: 'person', access: 'user.list', href: (id) => `/people/${id}/activity` },
  { id: 'team', input: 'person', access: 'team.read', href: (id) => `/team/report?node=${id}` },
  { id: 'competency', input: 'competency', access: 'competency.team', href: (id) => `/competencies/${id}/report` },
]

/** The way to the report of one deck, course, person, team or competency: it opens as soon as it is chosen. */
export function ReportOfOne() {
  const words = useWords('reports')
  const navigate = useNavigate()
  const actor = actorOf(useUser())
  const offered = kinds.filter(({ access }) => may(actor, access))
  const [chosen, setChosen] = useState<Kind['id']>('deck')
  const kind = offered.find(({ id }) => id === chosen) ?? offered[0]
  if (!kind) return null
  return (
    <Card title={words('one.title')}>
      <div className="flex flex-wrap items-end gap-3">
        <Select<Kind['id']>
          label={words('one.kind')}
          value={kind.id}
          onChange={setChosen}
          options={offered.map(({ id }) => ({ id, label: words(`one.${id}`) }))}
          className="w-56 phone:w-full"
        />
        <div className="w-80 phone:w-full">
          <NamePicker
            key={kind.id}
            input={kind.input}
            label={words('one.which')}
            onPick={(id) => id !== null && void navigate({ to: kind.href(id) })}
          />
        </div>
      </div>
    </Card>
  )
}
