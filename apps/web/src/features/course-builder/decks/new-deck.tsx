import type { ReaderType } from '@deckle/core/reader-type/reader-type.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { Menu } from '@deckle/ui/overlays/menu.tsx'
import { toast } from '@deckle/ui/overlays/toast.ts'
import { Plus } from 'lucide-react'
import { readerTypeIcons } from '../../../deck/reader-type-icons.ts'
import { api } from '../../../lib/api.ts'
import { queryKeys } from '../../../lib/query-keys.ts'
import { useAction } from '../../../lib/use-action.ts'
import { useWords } from '../../../words/use-words.ts'
import { useCourseContent } from '../builder-context.ts'
import type { KnownDeck } from './use-known-decks.ts'

interface NewDeckProps {
  readonly kinds: readonly ReaderType[]
  readonly onMade: (deck: KnownDeck) => void
}

/** Makes a deck and opens it in a tab of its own, where it is written. */
export function NewDeck({ kinds, onMade }: NewDeckProps) {
  const t = useWords('course-builder')
  const names = useWords('deck')
  const { language } = useCourseContent()
  const make = useAction({
    call: (readerType: ReaderType) => api.decks.create({ body: { readerType, language } }),
    onDone: ({ deck }) => {
      const { name, readerType, contentHash } = deck.content
      onMade({ id: deck.id, name, readerType, slides: contentHash.length, can: deck.can })
      const open = () => window.open(`/contentEditor/${deck.id}`, '_blank')
      if (!open())
        toast({ title: t('decks.made'), timeout: null, action: { label: t('deck.open'), onAction: () => void open() } })
    },
    invalidates: [queryKeys('decks').lists, queryKeys('licenses').all],
  })
  return (
    <Menu
      label={t('decks.new')}
      placement="top start"
      trigger={
        <Button icon={<Plus />} isPending={make.isPending}>
          {t('decks.new')}
        </Button>
      }
      items={kinds.map((id) => {
        const Icon = readerTypeIcons[id]
        return {
          id,
          label: names(`types.${id}.name`),
          description: names(`types.${id}.sentence`),
          icon: <Icon />,
          onAction: () => void make.run(id),
        }
      })}
    />
  )
}
