import type { Play, PlayedAnswer } from '@deckle/contract/plays.ts'
import { Badge } from '@deckle/ui/feedback/badge.tsx'
import { EmptyState } from '@deckle/ui/feedback/empty-state.tsx'
import { Card } from '@deckle/ui/layout/card.tsx'
import { Check, Circle, CircleDot } from 'lucide-react'
import { FileRow } from '../../../figures/file-row.tsx'
import { useFigureFormat } from '../../../figures/figure-format.ts'
import { useWords } from '../../../words/use-words.ts'

/** What was answered, in the order of answering. */
export function Answers({ play }: { readonly play: Play }) {
  const words = useWords('plays')
  if (play.answers.length === 0)
    return (
      <EmptyState illustration="chart" title={words('nothingTitle')}>
        {words('nothing')}
      </EmptyState>
    )
  return (
    <Card title={words('answers')} padding="none">
      <ol className="flex flex-col">
        {play.answers.map((answer) => (
          <li key={answer.slideId} className="flex flex-col gap-2 border-t border-line p-4">
            <Heading play={play} answer={answer} />
            <Given deckId={play.deckId} answer={answer} />
            <Marks answer={answer} />
          </li>
        ))}
      </ol>
    </Card>
  )
}

function Heading({ play, answer }: { readonly play: Play; readonly answer: PlayedAnswer }) {
  const words = useWords('plays')
  const slide = play.slides.find(({ slideId }) => slideId === answer.slideId)
  return (
    <div>
      <p className="text-xs text-muted">
        {slide ? words('slide', { slide: slide.slideSeq + 1 }) : words('unknownSlide')}
      </p>
      <h3 className="text-md font-strong wrap-anywhere">{slide?.heading || words('untitled')}</h3>
    </div>
  )
}

function Given({ deckId, answer }: { readonly deckId: string; readonly answer: PlayedAnswer }) {
  const words = useWords('plays')
  const { moment } = useFigureFormat()
  if (answer.file) {
    const by = words('handedIn', { person: answer.file.uploader ?? words('visitor'), at: moment(answer.at) })
    return <FileRow deckId={deckId} name={answer.text} file={answer.file} at={by} />
  }
  if (answer.options.length === 0)
    return <p className="rounded-md bg-hover px-3 py-2 text-sm whitespace-pre-wrap wrap-anywhere">{answer.text}</p>
  return (
    <ul className="flex flex-col gap-1 text-sm">
      {answer.options.map((option) => (
        <li key={option.key} className={`flex items-start gap-2 ${option.isChosen ? 'font-strong' : 'text-muted'}`}>
          {option.isChosen ? (
            <CircleDot role="img" aria-label={words('chosen')} className="mt-0.5 size-4 shrink-0 text-brand-text" />
          ) : (
            <Circle aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          )}
          <span className="min-w-0 wrap-anywhere">{option.label || words('untitledOption')}</span>
          {option.isRight && (
            <Check role="img" aria-label={words('right')} className="mt-0.5 size-4 shrink-0 text-success-text" />
          )}
        </li>
      ))}
    </ul>
  )
}

function Marks({ answer }: { readonly answer: PlayedAnswer }) {
  const words = useWords('plays')
  const { duration, number } = useFigureFormat()
  const { correct, earned, possible, changes } = answer
  return (
    <ul className="flex flex-wrap gap-2 text-xs">
      {correct !== null && (
        <li>
          <Badge tone={correct ? 'success' : 'danger'}>{words(correct ? 'correct' : 'wrong')}</Badge>
        </li>
      )}
      {possible > 0 && (
        <li>
          <Badge>{words('points', { earned: number(earned), possible: number(possible) })}</Badge>
        </li>
      )}
      <li>
        <Badge>{duration(answer.seconds)}</Badge>
      </li>
      {changes > 0 && (
        <li>
          <Badge>{words('changed', { count: changes })}</Badge>
        </li>
      )}
    </ul>
  )
}
