import type { Lead } from '@deckle/contract/leads.ts'
import { TextLink } from '@deckle/ui/actions/link-button.tsx'
import { Card } from '@deckle/ui/layout/card.tsx'
import { useWords } from '../../../words/use-words.ts'
import { FactList } from './fact-list.tsx'

/** What the form's own fields were answered with, and the way to the play's answers. */
export function AnswersCard({ lead: { answers, deck } }: { readonly lead: Lead }) {
  const t = useWords('lead')
  return (
    <Card title={t('answers.title')}>
      <div className="flex flex-col gap-3">
        {answers.length === 0 ? (
          <p className="text-sm text-muted">{t('answers.none')}</p>
        ) : (
          <FactList facts={answers.map(({ label, value }) => [label, value] as const)} />
        )}
        {deck.name !== '' && (
          <TextLink href={`/analyticsViewer/${deck.id}`} className="text-sm">
            {t('answers.play')}
          </TextLink>
        )}
      </div>
    </Card>
  )
}
