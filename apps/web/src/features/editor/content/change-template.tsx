import type { Slide, SlideTemplate } from '@deckle/core/deck/slide.ts'
import { isBlank } from '@deckle/core/text/is-blank.ts'
import { slideTypes, templatesFor, textsOfSlide, imagesOfSlide } from '@deckle/slides/catalog.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { Dialog } from '@deckle/ui/overlays/dialog.tsx'
import { Menu } from '@deckle/ui/overlays/menu.tsx'
import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { useWords } from '../../../words/use-words.ts'
import { useEdit, useEditor, useEditorState, useReaderType } from '../editor-context.ts'
import { currentSlide } from '../state/editor-state.ts'
import { isUntouched } from '../state/is-untouched.ts'
import { SlideTypeIcon } from './slide-type-icons.tsx'

/** Changing the slide type first lists what would be lost. */
export function ChangeTemplate() {
  const t = useWords('editor')
  const types = useWords('deck')
  const { canEdit, store } = useEditor()
  const readerType = useReaderType()
  const template = useEditorState((state) => currentSlide(state.history.present)?.template ?? 'title')
  const slide = () => currentSlide(store.getState().history.present) as Slide
  const edit = useEdit()
  const [target, setTarget] = useState<SlideTemplate | null>(null)
  const change = (to: SlideTemplate) => edit({ type: 'changeTemplate', slideId: slide().slideId, template: to })
  const name = types(`slides.${template}.name`)
  if (!canEdit || !slideTypes.some((type) => type === template))
    return <span className="text-sm font-strong">{name}</span>
  return (
    <>
      <Menu
        label={t('template.change')}
        placement="bottom start"
        trigger={
          <Button
            size="sm"
            variant="quiet"
            icon={<SlideTypeIcon template={template} />}
            iconEnd={<ChevronDown />}
            aria-label={t('template.is', { name })}
          >
            {name}
          </Button>
        }
        items={[
          {
            id: 'types',
            title: t('template.change'),
            selection: { mode: 'single', selected: [template], onChange: () => {} },
            items: templatesFor(readerType).map((to) => ({
              id: to,
              label: types(`slides.${to}.name`),
              icon: <SlideTypeIcon template={to} />,
              onAction: () => (to === template ? undefined : isUntouched(slide()) ? change(to) : setTarget(to)),
            })),
          },
        ]}
      />
      {target && (
        <Dialog
          isOpen
          onOpenChange={() => setTarget(null)}
          size="sm"
          role="alertdialog"
          title={t('template.title', { name: types(`slides.${target}.name`) })}
          footer={
            <>
              <Button onPress={() => setTarget(null)}>{t('cancel')}</Button>
              <Button
                variant="primary"
                onPress={() => {
                  change(target)
                  setTarget(null)
                }}
              >
                {t('template.confirm')}
              </Button>
            </>
          }
        >
          <p>
            {t('template.lost', {
              texts: textsOfSlide(slide()).filter((one) => !isBlank(one.text)).length,
              pictures: imagesOfSlide(slide()).length,
            })}
          </p>
          <p className="mt-2 text-muted">{t('template.undo')}</p>
        </Dialog>
      )}
    </>
  )
}
