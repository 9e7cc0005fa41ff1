import { type DeckDisplay, deckDisplays } from '@deckle/core/article/block.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { ToggleGroup } from '@deckle/ui/actions/toggle-group.tsx'
import { useQuery } from '@tanstack/react-query'
import type { NodeViewProps } from '@tiptap/core'
import { Layers } from 'lucide-react'
import { useState } from 'react'
import { useWords } from '../../../words/use-words.ts'
import { deckQuery } from '../../../blog/deck-query.ts'
import { BlockFrame } from './block-frame.tsx'
import { DeckPicker } from './deck-picker.tsx'

export function DeckView(props: NodeViewProps) {
  const t = useWords('article-editor')
  const { deck_id, display } = props.node.attrs as { readonly deck_id: string; readonly display: DeckDisplay }
  const [isChoosing, setChoosing] = useState(false)
  return (
    <BlockFrame
      {...props}
      label={t('blocks.deck')}
      fields={
        deck_id !== '' && (
          <div className="flex flex-wrap items-center gap-2">
            <ToggleGroup<DeckDisplay>
              label={t('deck.display')}
              size="sm"
              value={display}
              onChange={(next) => props.updateAttributes({ display: next })}
              options={deckDisplays.map((id) => ({ id, label: t(`deck.displays.${id}`) }))}
            />
            <Button size="sm" onPress={() => setChoosing(true)}>
              {t('deck.change')}
            </Button>
          </div>
        )
      }
    >
      {deck_id === '' ? (
        <Button icon={<Layers />} isDisabled={!props.editor.isEditable} onPress={() => setChoosing(true)}>
          {t('deck.choose')}
        </Button>
      ) : (
        <ChosenDeck id={deck_id} display={display} />
      )}
      {isChoosing && (
        <DeckPicker
          onClose={() => setChoosing(false)}
          onPick={(id) => {
            props.updateAttributes({ deck_id: id })
            setChoosing(false)
          }}
        />
      )}
    </BlockFrame>
  )
}

function ChosenDeck({ id, display }: { id: string; display: DeckDisplay }) {
  const t = useWords('article-editor')
  const deck = useQuery(deckQuery(id))
  return (
    <p className="m-0 flex items-center gap-3 rounded-sm border border-line bg-surface p-3">
      <Layers aria-hidden="true" className="size-5 shrink-0 text-muted" />
      <span className="flex min-w-0 flex-1 flex-col">
        <span className="font-strong wrap-anywhere">
          {deck.data ? deck.data.content.name : t(deck.isError ? 'deck.gone' : 'deck.loading')}
        </span>
        <span className="text-sm text-muted">{t(`deck.displays.${display}`)}</span>
      </span>
    </p>
  )
}
