import { type ReaderType, readerTypes } from '@deckle/core/reader-type/reader-type.ts'
import { Callout } from '@deckle/ui/feedback/callout.tsx'
import { Dialog } from '@deckle/ui/overlays/dialog.tsx'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Button } from 'react-aria-components'
import { limitOf, PlanLimitCallout, useReachedLimit } from '../../../deck/plan-limit.tsx'
import { readerTypeIcons } from '../../../deck/reader-type-icons.ts'
import { api } from '../../../lib/api.ts'
import { useErrorWords } from '../../../lib/error-words.ts'
import { usePreference } from '../../../lib/preferences.ts'
import { useWords } from '../../../words/use-words.ts'
import { refreshLists } from '../queries.ts'

/** A new deck: one press on its kind, and the editor opens. */
export function CreateDialog({ isOpen, onOpenChange }: { isOpen: boolean; onOpenChange: (isOpen: boolean) => void }) {
  const t = useWords('library')
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      size="lg"
      title={t('create.title')}
      description={t('create.text')}
    >
      <Kinds />
    </Dialog>
  )
}

function Kinds() {
  const kinds = useWords('deck')
  const language = usePreference('language')
  const reached = useReachedLimit('campaigns')
  const errorWords = useErrorWords()
  const client = useQueryClient()
  const navigate = useNavigate()
  const create = useMutation({
    mutationFn: (readerType: ReaderType) => api.decks.create({ body: { readerType, language } }),
    onSuccess: async ({ deck }) => {
      void refreshLists(client)
      void client.invalidateQueries({ queryKey: ['license'] })
      await navigate({ to: `/contentEditor/${deck.id}` })
    },
  })
  const refused = limitOf(create.error)
  const limit = reached ?? refused
  return (
    <div className="flex flex-col gap-4">
      {limit && <PlanLimitCallout name="campaigns" reached={limit} />}
      {create.isError && !refused && (
        <Callout tone="danger" live>
          {errorWords(create.error)}
        </Callout>
      )}
      <ul className="grid grid-cols-3 gap-2 phone:grid-cols-1">
        {readerTypes.map((type) => {
          const Icon = readerTypeIcons[type]
          return (
            <li key={type} className="flex">
              <Button
                isDisabled={reached !== null || create.isPending}
                isPending={create.isPending && create.variables === type}
                onPress={() => create.mutate(type)}
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
    </div>
  )
}
