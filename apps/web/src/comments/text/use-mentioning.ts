import type { SocialPerson } from '@deckle/contract/models/social.ts'
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { type RefObject, useId, useLayoutEffect, useRef, useState } from 'react'
import { api } from '../../lib/api.ts'
import { queryKeys } from '../../lib/query-keys.ts'
import { useDebounced } from '../../lib/use-debounced.ts'
import { isNamedBy, mentionAt, withMention, type Written } from './mention-text.ts'

const peopleQuery = (search: string) =>
  queryOptions({
    queryKey: queryKeys('social').report('people', search),
    queryFn: async ({ signal }) => (await api.social.people({ query: { search }, signal })).people,
    placeholderData: keepPreviousData,
  })

export interface Mentioning {
  readonly listId: string
  readonly isOpen: boolean
  /** Null while they are looked for, or nobody is being named. */
  readonly people: readonly SocialPerson[] | null
  /** Index of the one that Enter takes. */
  readonly active: number
  readonly take: (person: SocialPerson) => void
}

/** Who is being named at the caret, and whom that may be. */
export function useMentioning(
  value: Written,
  onChange: (value: Written) => void,
  area: RefObject<HTMLTextAreaElement | null>,
) {
  const listId = useId()
  const [caret, setCaret] = useState<number | null>(null)
  const [index, setIndex] = useState(0)
  const nextCaret = useRef<number | null>(null)
  const at = caret === null ? null : mentionAt(value.text, caret)
  const search = useDebounced(at?.search.trim() ?? '')
  const { data } = useQuery({ ...peopleQuery(search), enabled: at !== null })
  // What was found for fewer letters stays until the next is there.
  const people = (at && data?.filter(({ name }) => isNamedBy(name, at.search))) ?? null
  const active = Math.min(index, (people?.length ?? 1) - 1)
  const isOpen = people !== null && people.length > 0
  useLayoutEffect(() => {
    if (nextCaret.current === null) return
    area.current?.setSelectionRange(nextCaret.current, nextCaret.current)
    nextCaret.current = null
  })
  const close = () => setCaret(null)
  const take = (person: SocialPerson) => {
    if (at === null) return
    const { caret: next, ...written } = withMention(value, at, person)
    nextCaret.current = next
    onChange(written)
    close()
    setIndex(0)
  }
  /** @returns whether the key was for the list */
  const onKey = (key: string, isComposing: boolean): boolean => {
    if (!isOpen || isComposing) return false
    const [step, person] = [{ ArrowDown: 1, ArrowUp: -1 }[key], people[active]]
    if (step !== undefined) setIndex((active + step + people.length) % people.length)
    else if (key === 'Escape') close()
    else if ((key === 'Enter' || key === 'Tab') && person) take(person)
    else return false
    return true
  }
  const follow = () => {
    const { selectionStart = null, selectionEnd = null } = area.current ?? {}
    setCaret(selectionStart === selectionEnd ? selectionStart : null)
    setIndex(0)
  }
  return { listId, isOpen, people, active, take, close, follow, onKey }
}
