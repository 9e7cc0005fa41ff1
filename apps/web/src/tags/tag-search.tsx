import { isFoundBy } from '@deckle/core/text/searchable-text.ts'
import type { TagName } from '@deckle/contract/models/tag.ts'
import { may } from '@deckle/core/access/access.ts'
import { type TagKind, tagLimits, tidyTagName } from '@deckle/core/tag/tag.ts'
import { ComboBox } from '@deckle/ui/choices/combo-box.tsx'
import { ColorDot } from '@deckle/ui/feedback/color-dot.tsx'
import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { api } from '../lib/api.ts'
import { useErrorWords } from '../lib/errors/error-words.ts'
import { queryKeys } from '../lib/query-keys.ts'
import { actorOf } from '../lib/session/actor-of.ts'
import { useUser } from '../lib/session/auth-state.ts'
import { useDebounced } from '../lib/use-debounced.ts'
import { useAction } from '../lib/use-action.ts'
import { useFormatter, useWords } from '../words/use-words.ts'
import { tagsOfKind, tagsQuery, type TagSource } from './tags-query.ts'

/** Of the option that makes a tag. */
const CREATE = 'create'

interface TagSearchProps {
  readonly kind: TagKind
  /** All of the kind, unless it is given. */
  readonly source?: TagSource
  readonly label: string
  readonly hideLabel?: boolean
  readonly placeholder?: string
  readonly description?: string
  /** Not offered. */
  readonly chosen?: readonly TagName[]
  /** What is typed can be made a tag, by who may. */
  readonly canCreate?: boolean
  readonly isDisabled?: boolean
  readonly error?: string | undefined
  readonly onChoose: (tag: TagName) => void
  readonly className?: string
}

/** Search for a tag by a part of its name; choosing one empties the box for the next. */
export function TagSearch(props: TagSearchProps) {
  const {
    kind,
    source = tagsOfKind(kind),
    chosen = [],
    canCreate = false,
    onChoose,
    description,
    error,
    ...field
  } = props
  const t = useWords('tags')
  const format = useFormatter()
  const errorWords = useErrorWords()
  const [typed, setTyped] = useState('')
  const found = useQuery(tagsQuery(source, useDebounced(typed.trim().slice(0, tagLimits.name))))
  const create = useCreateTag(kind, onChoose)
  const actor = actorOf(useUser())
  const name = tidyTagName(typed)
  // Typing filters what is there at once; the server's answer follows.
  const like = name.toLocaleLowerCase()
  const known = new Set(chosen.map(({ id }) => id))
  const tags = (found.data ?? []).filter((tag) => !known.has(tag.id) && isFoundBy(tag.name, name))
  // Creating one that is there all the same answers it.
  const isThere = [...(found.data ?? []), ...chosen].some((tag) => tag.name.toLocaleLowerCase() === like)
  const mayCreate = canCreate && may(actor, kind === 'content' ? 'tag.create' : 'tag.manage')
  const isNew = mayCreate && name !== '' && name.length <= tagLimits.name && !isThere
  const choose = (id: string | null) => {
    const tag = tags.find((one) => one.id === id)
    if (tag) onChoose({ id: tag.id, name: tag.name, color: tag.color })
    else if (id === CREATE) void create.run(name)
    if (id !== null) setTyped('')
  }
  return (
    <ComboBox<string>
      {...field}
      options={[
        ...tags.map((tag) => ({
          id: tag.id,
          label: tag.name,
          icon: <ColorDot color={tag.color} />,
          description:
            tag.count === undefined
              ? undefined
              : t('uses', { kind, count: tag.count, shown: format.number(tag.count) }),
        })),
        ...(isNew ? [{ id: CREATE, label: t('create', { name }), icon: <Plus /> }] : []),
      ]}
      // The items are filtered already.
      defaultFilter={() => true}
      inputValue={typed}
      onInputChange={setTyped}
      value={null}
      onChange={choose}
      description={found.isFetching || create.isPending ? t('looking') : description}
      error={found.isError ? errorWords(found.error) : name.length > tagLimits.name ? t('tooLong') : error}
    />
  )
}

/** A failure is said quietly: the specification ignores it. */
function useCreateTag(kind: TagKind, onChoose: TagSearchProps['onChoose']) {
  const t = useWords('tags')
  return useAction({
    call: (name: string) => api.tags.bulkCreate({ body: { tags: [{ name, kind }] } }),
    sameAs: (name) => name,
    onDone: ({ tags: [tag] }) => tag && onChoose({ id: tag.id, name: tag.name, color: tag.color }),
    failure: () => ({ title: t('notCreated') }),
    ignoredBy: 'spec §8',
    invalidates: [queryKeys('tags').lists],
  })
}
