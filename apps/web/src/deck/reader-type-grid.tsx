import { type ReaderType, readerTypes } from '@deckle/core/reader-type/reader-type.ts'
import { Button } from 'react-aria-components'
import { useWords } from '../words/use-words.ts'
import { readerTypeIcons } from './reader-type-icons.ts'

interface ReaderTypeGridProps {
  readonly isDisabled: boolean
  readonly onChoose: (type: ReaderType) => void
}

/** The kinds of decks, each with what it is for. */
export function ReaderTypeGrid({ isDisabled, onChoose }: ReaderTypeGridProps) {
  const kinds = useWords('deck')
  return (
    <ul className="grid grid-cols-3 gap-2 phone:grid-cols-1">
      {readerTypes.map((type) => {
        const Icon = readerTypeIcons[type]
        return (
          <li key={type} className="flex">
            <Button
              isDisabled={isDisabled}
              onPress={() => onChoose(type)}
              className="flex w-full items-start gap-3 rounded-lg border border-line bg-surface p-3 text-start transition-colors hover:border-edge hover:bg-hover pressed:bg-pressed disabled:opacity-55"
            >
              <span className="flex size-8 shrink-0 items-center justify-center rounded-sm bg-hover text-muted">
                <Icon aria-hidden="true" className="size-5 stroke-[1.5]" />
              </span>
              <span className="flex min-w-0 flex-col gap-0.5">
                <span className="text-sm font-strong">{kinds(`types.${type}.name`)}</span>
                <span className="text-xs text-muted">{kinds(`types.${type}.sentence`)}</span>
              </span>
            </Button>
          </li>
        )
      })}
    </ul>
  )
}
