import { isFoundBy } from '@deckle/core/text/searchable-text.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { useStore } from 'zustand'
import { useDebounced } from '../../../lib/use-debounced.ts'
import { useWords } from '../../../words/use-words.ts'
import { useArticle } from '../article-context.ts'
import { peopleQuery } from '../queries.ts'
import { blockCommands } from './block-commands.ts'
import type { OpenList } from './suggestions.ts'

const LIST_ID = 'article-suggestions'

/** Blocks or people, below what is typed. The keys stay with the text. */
export function SuggestionListbox() {
  const { store } = useArticle()
  const open = useStore(store.suggestions, (state) => state.open)
  if (!open) return null
  return open.char === '/' ? <BlockList open={open} /> : <PeopleList open={open} />
}

function BlockList({ open }: { open: OpenList }) {
  const t = useWords('article-editor')
  const query = open.query
  const choices = useMemo(
    () =>
      blockCommands
        .map(({ id, icon: Icon }) => ({ id, label: t(`blocks.${id}`), icon: <Icon aria-hidden="true" /> }))
        .filter(({ id, label }) => isFoundBy(`${label} ${id}`, query)),
    [t, query],
  )
  return <List open={open} label={t('slash.label')} choices={choices} empty={t('slash.none')} />
}

function PeopleList({ open }: { open: OpenList }) {
  const t = useWords('article-editor')
  const people = useQuery(peopleQuery(useDebounced(open.query)))
  const choices = useMemo(
    () => (people.data ?? []).map(({ id, name }) => ({ id, label: name, icon: null })),
    [people.data],
  )
  const empty = t(people.isPending ? 'mention.loading' : people.isError ? 'mention.failed' : 'mention.none')
  return <List open={open} label={t('mention.label')} choices={choices} empty={empty} />
}

interface ListProps {
  readonly open: OpenList
  readonly label: string
  readonly choices: readonly { readonly id: string; readonly label: string; readonly icon: React.ReactNode }[]
  readonly empty: string
}

function List({ open, label, choices, empty }: ListProps) {
  const { store } = useArticle()
  const { suggestions, editor } = store
  const index = useStore(suggestions, (state) => state.index)
  useEffect(() => suggestions.setChoices(choices), [suggestions, choices])
  const chosen = choices[index] ? `${LIST_ID}-${choices[index].id}` : null
  useEffect(() => {
    const { dom } = editor.view
    dom.setAttribute('aria-controls', LIST_ID)
    if (chosen) dom.setAttribute('aria-activedescendant', chosen)
    document.getElementById(chosen ?? '')?.scrollIntoView({ block: 'nearest' })
    return () => {
      dom.removeAttribute('aria-controls')
      dom.removeAttribute('aria-activedescendant')
    }
  }, [editor, chosen])
  const { top, left } = placeOf(open.at)
  return (
    <div
      className="fixed z-50 max-h-72 w-64 overflow-y-auto rounded-md border border-line bg-surface p-1 shadow-lg"
      style={{ top, left }}
    >
      <div role="listbox" id={LIST_ID} aria-label={label}>
        {choices.map((choice, at) => (
          <div
            key={choice.id}
            id={`${LIST_ID}-${choice.id}`}
            role="option"
            aria-selected={at === index}
            tabIndex={-1}
            onMouseDown={(event) => {
              event.preventDefault()
              open.choose(choice)
            }}
            className={`flex min-h-9 cursor-default items-center gap-2 rounded-sm px-2 text-sm [&_svg]:size-4 ${at === index ? 'bg-pressed' : ''}`}
          >
            {choice.icon}
            <bdi>{choice.label}</bdi>
          </div>
        ))}
      </div>
      {choices.length === 0 && (
        <p role="status" className="m-0 p-2 text-sm text-muted">
          {empty}
        </p>
      )}
    </div>
  )
}

/** Below the line, or over it where the window ends. */
function placeOf(at: DOMRect | null): { readonly top: number; readonly left: number } {
  if (!at) return { top: 80, left: 16 }
  const below = at.bottom + 4
  const top = below + 290 > window.innerHeight ? Math.max(8, at.top - 294) : below
  return { top, left: Math.max(8, Math.min(at.left, window.innerWidth - 264)) }
}
