import { deckLimits } from '@deckle/core/deck/deck.ts'
import { newDeckName } from '@deckle/core/deck/texts/new-deck-name.ts'
import { useState } from 'react'
import { Input } from 'react-aria-components'
import { usePageTitle } from '../../../lib/screen/page-title.ts'
import { useWords } from '../../../words/use-words.ts'
import { useEdit, useEditor, useEditorState } from '../editor-context.ts'
import { selectUntouched } from '../in-place/select-untouched.ts'

/** A blank name is reset to the previous one. */
export function NameField() {
  const t = useWords('editor')
  const name = useEditorState(({ history }) => history.present.content.name)
  const untouched = useEditorState(({ history: { present } }) =>
    newDeckName(present.content.readerType, present.content.language),
  )
  const { canEdit } = useEditor()
  const edit = useEdit()
  const [typed, setTyped] = useState(name)
  const [known, setKnown] = useState(name)
  if (known !== name) {
    setKnown(name)
    setTyped(name)
  }
  usePageTitle(name)
  if (!canEdit) return <h1 className="truncate text-md font-strong">{name}</h1>
  return (
    <h1 className="min-w-0 flex-1 max-w-100">
      <Input
        aria-label={t('name')}
        value={typed}
        maxLength={deckLimits.name.max}
        onChange={(event) => {
          setTyped(event.target.value)
          edit({ type: 'rename', name: event.target.value }, 'name')
        }}
        onBlur={() => setTyped(name)}
        {...selectUntouched(({ value }) => value === untouched)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' || event.key === 'Escape') event.currentTarget.blur()
        }}
        className="h-8 w-full min-w-0 truncate rounded-sm border border-transparent bg-transparent px-2 text-md font-strong text-ink hover:border-line focus:border-brand-edge focus:outline-2 focus:-outline-offset-1 focus:outline-brand-edge touch:h-11"
      />
    </h1>
  )
}
