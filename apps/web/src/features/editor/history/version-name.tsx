import type { DeckVersion } from '@deckle/contract/decks.ts'
import { TextField } from '@deckle/ui/fields/text-field.tsx'
import { type InfiniteData, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { versionQuery, versionsQuery } from '../../../deck/version-queries.ts'
import { api } from '../../../lib/api.ts'
import { changeQuery, useAction } from '../../../lib/use-action.ts'
import { useWords } from '../../../words/use-words.ts'
import { useEditor } from '../editor-context.ts'

/** The version's name; saved on blur or Enter. */
export function VersionName({ version, canEdit }: { version: DeckVersion; canEdit: boolean }) {
  const t = useWords('versions')
  const { deck } = useEditor()
  const client = useQueryClient()
  const [typed, setTyped] = useState(version.name)
  const [known, setKnown] = useState(version.name)
  if (known !== version.name) {
    setKnown(version.name)
    setTyped(version.name)
  }
  const { queryKey } = versionsQuery(deck.id)
  const change = useAction({
    show: changeQuery<InfiniteData<Page>, string>(queryKey, (old, name) => ({
      ...old,
      pages: old.pages.map((page) => ({
        ...page,
        versions: page.versions.map((one) => (one.id === version.id ? { ...one, name } : one)),
      })),
    })),
    invalidates: [queryKey],
    call: (name: string) => api.decks.nameVersion({ params: { id: deck.id, versionId: version.id }, body: { name } }),
    onDone: ({ version: { id, name } }) =>
      client.setQueryData(versionQuery(deck.id, id).queryKey, (old) => old && { ...old, name }),
  })
  if (!canEdit) return version.name ? <p className="text-sm wrap-anywhere">{version.name}</p> : null
  const commit = () => {
    const name = typed.trim()
    setTyped(name)
    if (name !== version.name) void change.run(name)
  }
  return (
    <TextField
      hideLabel
      label={t('name.label')}
      placeholder={t('name.placeholder')}
      value={typed}
      onChange={setTyped}
      maxLength={60}
      onBlur={commit}
      onKeyDown={(event) => {
        if (event.key === 'Enter') commit()
      }}
      className="mt-1 w-full max-w-80"
    />
  )
}

interface Page {
  readonly versions: readonly DeckVersion[]
  readonly next: string | null
}
