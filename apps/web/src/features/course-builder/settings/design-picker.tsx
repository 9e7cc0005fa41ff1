import { isFoundBy } from '@deckle/core/text/searchable-text.ts'
import { CallError } from '@deckle/contract/client/call-error.ts'
import { certificateTemplates } from '@deckle/core/certificates/certificate-design.ts'
import { LinkButton } from '@deckle/ui/actions/link-button.tsx'
import { ComboBox } from '@deckle/ui/choices/combo-box.tsx'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ExternalLink } from 'lucide-react'
import { useState } from 'react'
import { useErrorWords } from '../../../lib/errors/error-words.ts'
import { useDebounced } from '../../../lib/use-debounced.ts'
import { useWords } from '../../../words/use-words.ts'
import { designQuery, designsQuery } from '../queries.ts'

interface DesignPickerProps {
  /** A built-in template, or the id of a design. */
  readonly value: string
  readonly isDisabled: boolean
  readonly onChange: (design: string) => void
}

/** What the course's certificates look like. */
export function DesignPicker({ value, isDisabled, onChange }: DesignPickerProps) {
  const t = useWords('course-builder')
  const errorWords = useErrorWords()
  const queries = useQueryClient()
  const chosen = useChosen(value)
  /** Null while nothing else than the chosen one is typed. */
  const [typed, setTyped] = useState<string | null>(null)
  const search = (typed ?? '').trim()
  const found = useQuery({ ...designsQuery(useDebounced(search)), enabled: !isDisabled })
  const builtIn = certificateTemplates
    .map((id) => ({ id: id as string, label: t(`certificate.templates.${id}`) }))
    .filter(({ label }) => isFoundBy(label, search))
  const own = (found.data ?? []).map(({ id, name, problems }) => ({
    id,
    label: name,
    isDisabled: problems > 0,
    ...(problems > 0 && { description: t('certificate.unfinished') }),
  }))
  const options = [...builtIn, ...own]
  const isListed = search !== '' || options.some(({ id }) => id === value)
  return (
    <div className="flex flex-col gap-2">
      <ComboBox<string>
        label={t('certificate.design')}
        isDisabled={isDisabled}
        options={isListed ? options : [{ id: value, label: chosen.name }, ...options]}
        // Filtered above, and by the server.
        defaultFilter={() => true}
        inputValue={typed ?? chosen.name}
        onInputChange={(text) => setTyped(text === chosen.name ? null : text)}
        value={value}
        onChange={(id) => {
          setTyped(null)
          if (id === null || id === value) return
          const design = found.data?.find((one) => one.id === id)
          // Known at once: a name that comes later would open the list again.
          if (design) queries.setQueryData(designQuery(id).queryKey, design)
          onChange(id)
        }}
        description={chosen.isUsable ? undefined : t('certificate.unusable')}
        error={found.isError ? errorWords(found.error) : undefined}
      />
      <LinkButton size="sm" icon={<ExternalLink />} href="/certificates/designs" target="_blank" className="w-fit">
        {t('certificate.designs')}
      </LinkButton>
    </div>
  )
}

function useChosen(value: string): { readonly name: string; readonly isUsable: boolean } {
  const t = useWords('course-builder')
  const builtIn = certificateTemplates.find((id) => id === value)
  const { data, error } = useQuery({ ...designQuery(value), enabled: builtIn === undefined })
  if (builtIn) return { name: t(`certificate.templates.${builtIn}`), isUsable: true }
  if (data) return { name: data.name, isUsable: data.problems === 0 }
  return {
    name: t(error ? 'certificate.unknown' : 'deck.loading'),
    isUsable: !(error instanceof CallError && error.status === 404),
  }
}
