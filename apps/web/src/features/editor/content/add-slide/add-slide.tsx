import { Button } from '@deckle/ui/actions/button.tsx'
import { Popover } from '@deckle/ui/overlays/popover.tsx'
import { Plus } from 'lucide-react'
import { memo } from 'react'
import { useWords } from '../../../../words/use-words.ts'
import { useEditor } from '../../editor-context.ts'
import { currentSlide } from '../../state/editor-state.ts'
import { AddSlidePanel } from './add-slide-panel.tsx'
import type { SlideChoice } from './use-slide-choices.ts'
import { focusSlideText } from '../focus-slide-text.ts'

/** After adding, the focus moves to the new slide's text. */
export const AddSlide = memo(function AddSlide({ onAdded }: { onAdded?: (() => void) | undefined }) {
  const t = useWords('editor')
  const { store } = useEditor()
  const add = ({ type, preset }: SlideChoice) => {
    const data = preset && { question: preset.question }
    if (!store.edit({ type: 'addSlide', template: type, ...(data && { data }) })) return
    onAdded?.()
    const added = currentSlide(store.getState().history.present)
    if (added) focusSlideText(added)
  }
  return (
    <Popover
      label={t('slide.add')}
      placement="top start"
      trigger={
        <Button data-guide="add-slide" icon={<Plus />} className="w-full">
          {t('slide.add')}
        </Button>
      }
    >
      {(close) => (
        <AddSlidePanel
          onAdd={(choice) => {
            close()
            add(choice)
          }}
        />
      )}
    </Popover>
  )
})
