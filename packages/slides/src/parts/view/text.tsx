import { useEdit } from './edit-context.ts'

interface TextProps {
  /** Path in the slide's data: `question`, `options.<id>.text`. */
  readonly path: string
  readonly text: string
  readonly multiline?: boolean
  /** Shown where the text is blank. */
  readonly otherwise?: string
}

/** Plain in a player, editable in the editor. */
export function Text({ path, text, multiline = false, otherwise = '' }: TextProps) {
  const edit = useEdit()
  return edit ? edit.renderText(path, text, { multiline, otherwise }) : <>{text || otherwise}</>
}

/** Gets the focus when the slide is entered. Where it is blank, only the editor draws it. */
export function Heading({
  id,
  className = 'dk-heading',
  ...text
}: TextProps & { readonly id?: string; readonly className?: string }) {
  const edit = useEdit()
  return text.text || edit ? (
    <h2 id={id} className={className} tabIndex={-1}>
      <Text multiline {...text} />
    </h2>
  ) : null
}

/** Where it is blank, only the editor draws it. */
export function Block({ className, ...text }: TextProps & { readonly className: string }) {
  const edit = useEdit()
  return text.text || edit ? (
    <p className={className}>
      <Text multiline {...text} />
    </p>
  ) : null
}
