import type { ImageRef } from '@deckle/core/deck/deck.ts'
import type { AnswerByKind } from '@deckle/core/deck/slide.ts'
import type { SlideView } from '../../view.ts'
import { Options } from './options.tsx'
import { Question } from './question.tsx'

type ChoiceKind = 'singleSelect' | 'trueFalse' | 'scoreSelect' | 'taggedSelect'

interface Choice {
  readonly id: string
  readonly text?: string
  readonly image?: ImageRef
}

/**
 * The view of a question with one chosen option as answer.
 * @param path name of the list of options in the slide's data
 * @param textName name of an option's text
 */
export function choiceView<K extends ChoiceKind, P extends string, T extends string = 'text'>(
  kind: K,
  path: P,
  { textName = 'text' as T, layout }: { readonly textName?: T; readonly layout?: 'grid' | 'pictures' } = {},
): SlideView<
  { readonly question: string; readonly image?: ImageRef } & {
    readonly [_ in P]: readonly (Choice & { readonly [_ in T]: string })[]
  },
  AnswerByKind[K]
> {
  return ({ data, answer, onAnswer, ...props }) => (
    <Question question={data.question} image={data.image} prompt={props.words.chooseOne} {...props}>
      {(labelledBy) => (
        <Options
          role="radio"
          path={path}
          textName={textName}
          options={data[path].map((option) => ({ ...option, text: option[textName] }))}
          layout={layout}
          chosen={answer ? [answer.option] : []}
          onChoose={(option) => onAnswer({ kind, option } as AnswerByKind[K])}
          labelledBy={labelledBy}
          {...props}
        />
      )}
    </Question>
  )
}
