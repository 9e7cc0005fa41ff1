import { Button } from '@deckle/ui/actions/button.tsx'
import { Card } from '@deckle/ui/layout/card.tsx'
import { classNames } from '@deckle/ui/theme/class-names.ts'
import { CheckCircle2, Circle } from 'lucide-react'
import type { Tutorial, TutorialTrack } from '../../../tutorial/queries.ts'
import { useWords } from '../../../words/use-words.ts'
import { guides } from '../guide/guides.ts'
import { usePractice, useShowMe } from '../use-tutorial.ts'

interface TrackCardProps {
  readonly track: TutorialTrack
  readonly tutorial: Tutorial
  readonly level?: 2 | 3
}

export function TrackCard({ track: { track, items }, tutorial, level = 2 }: TrackCardProps) {
  const words = useWords('tutorial')
  const done = items.filter(({ isDone }) => isDone).length
  return (
    <Card
      level={level}
      title={words(`tracks.${track}.title`)}
      description={words(`tracks.${track}.text`)}
      action={
        <span className="shrink-0 text-xs text-muted tabular-nums">
          {words('progress', { done: String(done), total: String(items.length) })}
        </span>
      }
    >
      <ol className="flex flex-col">
        {items.map((item) => (
          <Item key={item.item} {...item} tutorial={tutorial} />
        ))}
      </ol>
    </Card>
  )
}

interface ItemProps {
  readonly item: TutorialTrack['items'][number]['item']
  readonly minutes: number
  readonly isDone: boolean
  readonly tutorial: Tutorial
}

function Item({ item, minutes, isDone, tutorial }: ItemProps) {
  const words = useWords('tutorial')
  const { needs } = guides[item]
  const title = words(`items.${item}.title`)
  const isLacking = needs !== null && tutorial[needs] === null
  const Icon = isDone ? CheckCircle2 : Circle
  return (
    <li className="flex items-start gap-3 border-t border-line py-3 first:border-t-0 first:pt-0 last:pb-0 phone:flex-wrap">
      <Icon
        aria-label={words(isDone ? 'isDone' : 'isOpen')}
        role="img"
        className={classNames('mt-0.5 size-5 shrink-0', isDone ? 'text-success-text' : 'text-muted')}
      />
      <div className="min-w-0 flex-1 text-sm phone:basis-4/5">
        <p className={classNames('font-strong', isDone && 'text-muted')}>{title}</p>
        <p className="text-muted">{words(`items.${item}.text`)}</p>
        {!isDone && (
          <p className="mt-0.5 text-xs text-muted">
            {words('minutes', { minutes })}
            {isLacking && needs && ` · ${words(`needs.${needs}`)}`}
          </p>
        )}
      </div>
      {!isDone && <Acts item={item} title={title} tutorial={tutorial} isLacking={isLacking} />}
    </li>
  )
}

function Acts({
  item,
  title,
  tutorial,
  isLacking,
}: Pick<ItemProps, 'item' | 'tutorial'> & { readonly title: string; readonly isLacking: boolean }) {
  const words = useWords('tutorial')
  const showMe = useShowMe()
  const practice = usePractice()
  return (
    <div className="flex shrink-0 flex-wrap gap-2 phone:ms-8">
      {guides[item].canPractise && (
        <Button
          size="sm"
          variant="quiet"
          aria-label={words('tryItLabel', { item: title })}
          isPending={practice.isPending}
          onPress={() => void practice.run(item)}
        >
          {words('tryIt')}
        </Button>
      )}
      <Button
        size="sm"
        aria-label={words('showMeLabel', { item: title })}
        isDisabled={isLacking}
        onPress={() => showMe(item, tutorial)}
      >
        {words('showMe')}
      </Button>
    </div>
  )
}
