import type { Language } from '@deckle/core/deck/deck.ts'
import type { TranslatedText, TranslationChange } from '@deckle/core/deck/changes/diff.ts'
import { Badge } from '@deckle/ui/feedback/badge.tsx'
import { Card } from '@deckle/ui/layout/card.tsx'
import { useWords } from '../../../../words/use-words.ts'
import { nameOfPath, useChangeWords } from './change-words.ts'
import type { Side } from './side.ts'
import { TwoSides } from './two-sides.tsx'

export function TranslationChanges({
  change,
  before,
  after,
}: {
  change: TranslationChange
  before: Side
  after: Side
}) {
  const t = useWords('versions')
  const names = useWords('deck')
  const words = useChangeWords()
  const languages = [change.language, change.language] as const
  const place = ({ slideId, path }: TranslatedText): string => {
    const keys = path.split('.')
    if (slideId === null)
      return nameOfPath(words, keys[0] === 'tags' ? ['tags'] : keys, [after.content, before.content])
    const find = ({ content }: Side) => content.contentHash.find((slide) => slide.slideId === slideId)
    const [now, old] = [find(after), find(before)]
    const field = nameOfPath(words, ['data', ...keys], [now, old])
    const slide = now ?? old
    return slide ? t('slide.title', { number: slide.slideSeq + 1, heading: field }) : field
  }
  const shown = (text: string) => (text === '' ? ({ kind: 'blank' } as const) : ({ kind: 'own', text } as const))
  return (
    <Card
      level={3}
      title={`${t('section.translations')}: ${names(`languages.${change.language as Language}`)}`}
      action={
        <Badge tone={change.kind === 'added' ? 'success' : change.kind === 'removed' ? 'danger' : 'neutral'}>
          {t(`language.${change.kind}`)}
        </Badge>
      }
    >
      {change.texts.length === 0 && <p className="text-sm text-muted">{t('language.empty')}</p>}
      <ul className="flex flex-col gap-3">
        {change.texts.map((text) => (
          <TwoSides
            key={`${text.slideId ?? ''}/${text.path}`}
            name={place(text)}
            before={shown(text.before)}
            after={shown(text.after)}
            languages={languages}
          />
        ))}
      </ul>
    </Card>
  )
}
