import { type PostAudience, socialLimits } from '@deckle/core/social/social.ts'
import { Chips } from '@deckle/ui/choices/chips.tsx'
import { ComboBox } from '@deckle/ui/choices/combo-box.tsx'
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../lib/api.ts'
import { useErrorWords } from '../../../lib/errors/error-words.ts'
import { queryKeys } from '../../../lib/query-keys.ts'
import { useDebounced } from '../../../lib/use-debounced.ts'
import { useWords } from '../../../words/use-words.ts'
import { TagPicker } from '../../../tags/tag-picker.tsx'
import type { TagSource } from '../../../tags/tags-query.ts'
import type { Audience } from './post-values.ts'

type PickedAudience = Exclude<PostAudience, 'everyone' | 'tags'>

const audiencesQuery = (type: PickedAudience, search: string) =>
  queryOptions({
    queryKey: queryKeys('social').report('audiences', type, search),
    queryFn: async ({ signal }) => (await api.social.audiences({ query: { type, search }, signal })).audiences,
    placeholderData: keepPreviousData,
  })

/** Those that the person may write for, whether or not they may list tags of people. */
const audienceTags: TagSource = {
  queryKey: (search) => queryKeys('social').report('audiences', 'tags', search),
  fetch: async (search, signal) => (await api.social.audiences({ query: { type: 'tags', search }, signal })).audiences,
}

export interface AudienceFieldProps {
  readonly value: Audience
  readonly onChange: (audience: Audience) => void
  readonly error: string | undefined
}

/** Which branch, tags or course a post is for. */
export function AudienceChoice({ value, onChange, error }: AudienceFieldProps) {
  const words = useWords('feed')
  const { type } = value
  if (type === 'everyone') return null
  if (type !== 'tags') return <Choice key={type} type={type} value={value} onChange={onChange} error={error} />
  return (
    <TagPicker
      kind="user"
      source={audienceTags}
      most={socialLimits.audienceTags}
      label={words('compose.pick.tags')}
      value={value.chosen.map(({ id, name, color = '' }) => ({ id, name, color }))}
      onChange={(chosen) => onChange({ type, chosen })}
      error={error}
    />
  )
}

function Choice({ type, value, onChange, error }: AudienceFieldProps & { readonly type: PickedAudience }) {
  const words = useWords('feed')
  const errorWords = useErrorWords()
  const [typed, setTyped] = useState('')
  const found = useQuery(audiencesQuery(type, useDebounced(typed.trim())))
  const { chosen } = value
  const open = (found.data ?? []).filter(({ id }) => chosen.every((one) => one.id !== id))
  return (
    <div className="flex flex-col gap-2">
      {chosen.length === 0 && (
        <ComboBox<string>
          label={words(`compose.pick.${type}`)}
          placeholder={words('compose.pickPlaceholder')}
          options={open.map(({ id, name }) => ({ id, label: name }))}
          // The server has filtered.
          defaultFilter={() => true}
          inputValue={typed}
          onInputChange={setTyped}
          value={null}
          onChange={(picked) => {
            const one = open.find(({ id }) => id === picked)
            if (!one) return
            onChange({ type, chosen: [...chosen, { id: one.id, name: one.name }] })
            setTyped('')
          }}
          description={found.isFetching && typed !== '' ? words('compose.looking') : undefined}
          error={found.isError ? errorWords(found.error) : error}
        />
      )}
      <Chips
        label={words('compose.chosen')}
        items={chosen.map(({ id, name }) => ({ id, label: name }))}
        onRemove={(id) => onChange({ type, chosen: chosen.filter((one) => one.id !== id) })}
      />
    </div>
  )
}
