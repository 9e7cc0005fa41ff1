import { Button } from '@deckle/ui/actions/button.tsx'
import { Card } from '@deckle/ui/layout/card.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useDetailText } from '../../../people/use-detail-text.ts'
import { TagNames } from '../../../tags/tag-names.tsx'
import { useWords } from '../../../words/use-words.ts'
import { fieldsQuery, type Person } from '../queries.ts'
import { DetailsForm } from './details-form.tsx'
import { Facts } from './facts.tsx'

export function DetailsCard({ person }: { readonly person: Person }) {
  const words = useWords('person')
  const [isEditing, setIsEditing] = useState(false)
  const mayEdit = person.can.edit && person.can.inspect
  const facts = useFacts(person.details)
  return (
    <Card
      title={words('details.title')}
      description={words('details.text')}
      action={
        mayEdit &&
        !isEditing && (
          <Button size="sm" aria-label={words('details.edit')} onPress={() => setIsEditing(true)}>
            {words('change')}
          </Button>
        )
      }
    >
      {isEditing && <DetailsForm person={person} onEnd={() => setIsEditing(false)} />}
      {!isEditing && facts.length > 0 && <Facts facts={facts} />}
      {!isEditing && <TagNames tags={person.tags} className="mt-3 text-sm" />}
      {!isEditing && facts.length === 0 && person.tags.length === 0 && (
        <p className="text-sm text-muted">{words('details.none')}</p>
      )}
    </Card>
  )
}

/** The client's fields in their order, then what else is there. */
function useFacts(details: Person['details']): readonly (readonly [string, string])[] {
  const { data: fields = [] } = useQuery(fieldsQuery)
  const text = useDetailText()
  const defined = fields.filter(({ name }) => details[name] !== undefined)
  const others = Object.entries(details).filter(([name]) => !defined.some((field) => field.name === name))
  return [...defined.map(({ name, kind }) => [name, text(kind, details[name] ?? '')] as const), ...others]
}
