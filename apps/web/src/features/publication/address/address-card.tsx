import type { DeckContent } from '@deckle/core/deck/deck.ts'
import { Card } from '@deckle/ui/layout/card.tsx'
import { useWords } from '../../../words/use-words.ts'
import { LinkCardFields } from './link-card-fields.tsx'
import { LinkCardPicture } from './link-card-picture.tsx'
import { LinkCardPreview } from './link-card-preview.tsx'
import { SlugField } from './slug-field.tsx'

/** The deck's own address, and the card that other sites show of its link. */
export function AddressCard({ content, canChange }: { content: DeckContent; canChange: boolean }) {
  const t = useWords('publication')
  return (
    <Card title={t('address.title')} description={t('address.text')}>
      <fieldset disabled={!canChange} className="flex min-w-0 flex-col gap-5">
        <SlugField deckName={content.name} canChange={canChange} />
        <div className="grid grid-cols-[minmax(0,1fr)_18rem] gap-6 phone:grid-cols-1">
          <div className="flex flex-col gap-4">
            <LinkCardFields deckName={content.name} />
            <LinkCardPicture content={content} canChange={canChange} />
          </div>
          <LinkCardPreview content={content} />
        </div>
      </fieldset>
    </Card>
  )
}
