import type { ImageRef } from '@deckle/core/deck/deck.ts'
import type { SlideViewProps } from '../../view.ts'
import { useEdit } from './edit-context.ts'
import { moveFocus } from './move-focus.ts'
import { Picture } from './picture.tsx'
import { Text } from './text.tsx'

interface ShownOption {
  readonly id: string
  readonly text: string
  readonly image?: ImageRef
}

interface OptionsProps extends Pick<SlideViewProps<unknown>, 'verdict' | 'locked' | 'words' | 'imageUrl'> {
  readonly role: 'radio' | 'checkbox'
  /** The list's name in the slide's data; absent where options can't be edited. */
  readonly path?: string
  /** Name of an option's text in the data. */
  readonly textName?: string
  readonly options: readonly ShownOption[]
  readonly chosen: readonly string[]
  readonly onChoose: (id: string) => void
  readonly labelledBy: string
  readonly layout?: 'list' | 'grid' | 'pictures'
}

/** Large buttons with a letter each: a radio group, or check boxes. */
export function Options({ layout = 'list', ...props }: OptionsProps) {
  const edit = useEdit()
  const { role, options, labelledBy, path } = props
  const className = `dk-options dk-${layout}`
  const drawn = options.map((option, at) => <Option key={option.id} option={option} at={at} {...props} />)
  if (edit && path) {
    return (
      <div className={className}>
        {drawn}
        {edit.renderListEnd(path)}
      </div>
    )
  }
  return role === 'radio' ? (
    <div className={className} role="radiogroup" aria-labelledby={labelledBy} tabIndex={-1} onKeyDown={moveFocus}>
      {drawn}
    </div>
  ) : (
    <div className={className} role="group" aria-labelledby={labelledBy}>
      {drawn}
    </div>
  )
}

function Option({
  option,
  at,
  ...props
}: Omit<OptionsProps, 'layout'> & { readonly option: ShownOption; readonly at: number }) {
  const edit = useEdit()
  const { role, chosen, verdict, locked, path, words } = props
  const isChosen = chosen.includes(option.id)
  const isRight = verdict?.solution.includes(option.id) ?? false
  const isWrong = isChosen && verdict?.correct === false && !isRight
  const className = `dk-option${isChosen ? ' dk-chosen' : ''}${isRight ? ' dk-right' : ''}${isWrong ? ' dk-wrong' : ''}`
  const inside = <OptionInside option={option} at={at} {...props} />
  if (edit && path) {
    return (
      <div className={`${className} dk-as-button${role === 'checkbox' ? ' dk-check' : ''}`}>
        {inside}
        {edit.renderItemTools(path, option.id)}
      </div>
    )
  }
  const first = chosen.length > 0 ? isChosen : at === 0
  return (
    <button
      type="button"
      className={className}
      role={role}
      aria-checked={isChosen}
      aria-disabled={locked}
      tabIndex={role === 'checkbox' || first ? 0 : -1}
      data-n={at + 1}
      onClick={() => locked || props.onChoose(option.id)}
    >
      {inside}
      {isRight && <span className="dk-sr">, {words.rightAnswer}</span>}
      {isWrong && <span className="dk-sr">, {words.wrong}</span>}
    </button>
  )
}

function OptionInside({
  option,
  at,
  path,
  textName = 'text',
  words,
  imageUrl,
}: Pick<OptionsProps, 'path' | 'textName' | 'words' | 'imageUrl'> & {
  readonly option: ShownOption
  readonly at: number
}) {
  return (
    <>
      {option.image && (
        <Picture
          path={`${path}.${option.id}.image`}
          image={option.image.alt === option.text ? { ...option.image, alt: '' } : option.image}
          always
          sizes="(orientation: portrait) 50vw, 25vw"
          imageUrl={imageUrl}
          words={words}
        />
      )}
      <span className="dk-key" aria-hidden="true">
        {at < 26 ? String.fromCharCode(65 + at) : ''}
      </span>
      <span className="dk-option-text">
        {path ? <Text path={`${path}.${option.id}.${textName}`} text={option.text} /> : option.text}
      </span>
    </>
  )
}
