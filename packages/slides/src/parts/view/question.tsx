import { type ReactNode, useId } from 'react'
import type { ImageRef } from '@deckle/core/deck/deck.ts'
import type { SlideViewProps } from '../../view.ts'
import { Feedback } from './feedback.tsx'
import { Frame } from './frame.tsx'
import { Heading } from './text.tsx'

interface QuestionProps extends Pick<SlideViewProps<unknown>, 'words' | 'imageUrl' | 'verdict'> {
  readonly question: string
  readonly image?: ImageRef
  readonly prompt?: ReactNode
  readonly children: (headingId: string) => ReactNode
}

export function Question({ question, prompt, verdict, children, ...frame }: QuestionProps) {
  const headingId = useId()
  return (
    <Frame {...frame}>
      <Heading path="question" text={question} id={headingId} />
      {prompt && <p className="dk-prompt">{prompt}</p>}
      {children(headingId)}
      <Feedback verdict={verdict} words={frame.words} />
    </Frame>
  )
}
