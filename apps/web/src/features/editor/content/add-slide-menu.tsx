import { templatesFor } from '@deckle/slides/catalog.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { Menu } from '@deckle/ui/overlays/menu.tsx'
import { Plus } from 'lucide-react'
import { memo } from 'react'
import { useWords } from '../../../words/use-words.ts'
import { useEdit, useReaderType } from '../editor-context.ts'
import { SlideTypeIcon } from './slide-type-icons.tsx'

/** The slide types that the deck's kind allows, each with what it is for. */
export const AddSlideMenu = memo(function AddSlideMenu() {
  const t = useWords('editor')
  const types = useWords('deck')
  const readerType = useReaderType()
  const edit = useEdit()
  return (
    <Menu
      label={t('slide.add')}
      placement="top start"
      trigger={
        <Button icon={<Plus />} className="w-full">
          {t('slide.add')}
        </Button>
      }
      items={templatesFor(readerType).map((template) => ({
        id: template,
        label: types(`slides.${template}.name`),
        description: types(`slides.${template}.sentence`),
        icon: <SlideTypeIcon template={template} />,
        onAction: () => edit({ type: 'addSlide', template }),
      }))}
    />
  )
})
