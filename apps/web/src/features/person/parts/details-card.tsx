import { Button } from '@deckle/ui/actions/button.tsx'
import { Card } from '@deckle/ui/layout/card.tsx'
import { useState } from 'react'
import { TagNames } from '../../../tags/tag-names.tsx'
import { useWords } from '../../../words/use-words.ts'
import type { Person } from '../queries.ts'
import { DetailsForm } from './details-form.tsx'
import { Facts } from './facts.tsx'

export function DetailsCard({ person }: { readonly person: Person }) {
  const words = useWords('person')
  const [isEditing, setIsEditing] = useState(false)
  const mayEdit = person.can.edit && person.can.inspect
  const pairs = Object.entries(person.details)
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
      {!isEditing && pairs.length > 0 && <Facts facts={pairs} />}
      {!isEditing && <TagNames tags={person.tags} className="mt-3 text-sm" />}
      {!isEditing && pairs.length === 0 && person.tags.length === 0 && (
        <p className="text-sm text-muted">{words('details.none')}</p>
      )}
    </Card>
  )
}
