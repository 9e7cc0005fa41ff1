import type { Widget } from '@deckle/core/report/custom/widget.ts'
import { widgetLimits } from '@deckle/core/report/custom/widget.ts'
import { isBlank } from '@deckle/core/text/is-blank.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { RadioGroup } from '@deckle/ui/choices/radio-group.tsx'
import { TextField } from '@deckle/ui/fields/text-field.tsx'
import { Dialog } from '@deckle/ui/overlays/dialog.tsx'
import { useState } from 'react'
import { useWidgetTitle } from '../../../../figures/reports/use-widget-title.ts'
import { WidgetText } from '../../../../figures/reports/widget-view.tsx'
import { useWords } from '../../../../words/use-words.ts'
import type { WidgetDays } from '../queries.ts'
import { FiguresOf } from '../widget-card.tsx'
import { SourceFields } from './source-fields.tsx'
import { needsDeck } from './widget-options.ts'

interface WidgetFormProps {
  readonly widget: Widget
  readonly days: WidgetDays
  readonly onSave: (widget: Widget) => void
  readonly onClose: () => void
}

/** What a widget shows, with a look at it. */
export function WidgetForm({ widget, days, onSave, onClose }: WidgetFormProps) {
  const words = useWords('custom-reports')
  const [draft, setDraft] = useState(widget)
  const title = useWidgetTitle()(draft)
  const isReady = draft.kind === 'text' ? !isBlank(draft.text) : !lacksDeck(draft)
  return (
    <Dialog
      size="lg"
      title={words('form.title')}
      isOpen
      onOpenChange={(open) => !open && onClose()}
      footer={
        <>
          <Button onPress={onClose}>{words('cancel')}</Button>
          <Button
            variant="primary"
            isDisabled={!isReady}
            onPress={() => onSave({ ...draft, title: draft.title.trim() })}
          >
            {words('form.apply')}
          </Button>
        </>
      }
    >
      <div className="grid grid-cols-2 gap-6 narrow:grid-cols-1">
        <div className="flex flex-col gap-4">
          <TextField
            label={words('form.name')}
            description={draft.kind === 'text' ? undefined : words('form.nameText')}
            isOptional
            value={draft.title}
            onChange={(next) => setDraft({ ...draft, title: next })}
            limits={{ max: widgetLimits.title }}
          />
          {draft.kind === 'text' ? (
            <TextField
              label={words('form.text')}
              multiline
              rows={8}
              value={draft.text}
              onChange={(text) => setDraft({ ...draft, text })}
              limits={{ max: widgetLimits.text }}
            />
          ) : (
            <SourceFields widget={draft} days={days} onChange={setDraft} />
          )}
          <RadioGroup<'1' | '2'>
            label={words('form.width')}
            value={draft.width === 1 ? '1' : '2'}
            onChange={(width) => setDraft({ ...draft, width: width === '1' ? 1 : 2 })}
            options={(['1', '2'] as const).map((id) => ({ id, label: words(`form.width${id}`) }))}
          />
        </div>
        <section aria-label={words('form.preview')} className="min-w-0">
          {draft.source === null ? (
            <WidgetText title={title} text={draft.text} />
          ) : lacksDeck(draft) ? (
            <p className="text-sm text-muted">{words('form.deckNeeded')}</p>
          ) : (
            <FiguresOf widget={draft} title={title} days={days} />
          )}
        </section>
      </div>
    </Dialog>
  )
}

const lacksDeck = (widget: Widget): boolean => needsDeck(widget) && widget.source?.deck === null
