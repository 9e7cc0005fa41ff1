import { seesTemplate, type WidgetTemplateName, widgetTemplates } from '@deckle/core/report/custom/templates.ts'
import { Dialog } from '@deckle/ui/overlays/dialog.tsx'
import { Button as AriaButton } from 'react-aria-components'
import { actorOf } from '../../../../lib/session/actor-of.ts'
import { useUser } from '../../../../lib/session/auth-state.ts'
import { useWords } from '../../../../words/use-words.ts'
import { WidgetDrawing } from './widget-drawing.tsx'

const groups = {
  general: ['text', 'plays', 'views', 'completion_rate', 'result', 'plays_by_day', 'best_decks'],
  audience: ['sources', 'campaigns', 'devices', 'countries'],
  leads: ['leads', 'leads_by_day', 'lead_decks'],
  questions: ['answers', 'nps', 'hard_questions', 'scores', 'outcomes', 'deck_funnel', 'deck_answers'],
  learning: [
    'enrolled',
    'passed_courses',
    'overdue',
    'issued',
    'courses',
    'enrolment_states',
    'overdue_courses',
    'teams',
    'active_people',
  ],
} as const satisfies Readonly<Record<string, readonly WidgetTemplateName[]>>
const groupNames = Object.keys(groups) as readonly (keyof typeof groups)[]

interface WidgetPickerProps {
  /** Null: to be put together from any report. */
  readonly onPick: (name: WidgetTemplateName | null) => void
  readonly onClose: () => void
}

/** Widgets to begin with, of what one may see. */
export function WidgetPicker({ onPick, onClose }: WidgetPickerProps) {
  const words = useWords('custom-reports')
  const actor = actorOf(useUser())
  return (
    <Dialog
      size="lg"
      title={words('add')}
      description={words('addText')}
      isOpen
      onOpenChange={(open) => !open && onClose()}
    >
      <div className="flex flex-col gap-5">
        {groupNames.map((group) => {
          const names = groups[group].filter((name) => seesTemplate(actor, name))
          return (
            names.length > 0 && (
              <section key={group} aria-label={words(`picker.${group}`)}>
                <h3 className="mb-2 text-sm font-strong">{words(`picker.${group}`)}</h3>
                <ul className="grid grid-cols-3 gap-2 narrow:grid-cols-2 phone:grid-cols-1">
                  {names.map((name) => (
                    <li key={name}>
                      <Choice
                        kind={widgetTemplates[name].kind}
                        title={words(`templates.${name}`)}
                        onPress={() => onPick(name)}
                      />
                    </li>
                  ))}
                </ul>
              </section>
            )
          )
        })}
        <section aria-label={words('picker.any')}>
          <h3 className="mb-2 text-sm font-strong">{words('picker.any')}</h3>
          <Choice kind="table" title={words('picker.anyText')} onPress={() => onPick(null)} />
        </section>
      </div>
    </Dialog>
  )
}

interface ChoiceProps {
  readonly kind: Parameters<typeof WidgetDrawing>[0]['kind']
  readonly title: string
  readonly onPress: () => void
}

function Choice({ kind, title, onPress }: ChoiceProps) {
  const words = useWords('custom-reports')
  return (
    <AriaButton
      onPress={onPress}
      className="flex h-full w-full items-center gap-3 rounded-lg border border-line bg-surface p-2.5 text-start hover:bg-hover"
    >
      <WidgetDrawing kind={kind} />
      <span className="flex min-w-0 flex-col">
        <span className="text-sm wrap-anywhere">{title}</span>
        <span className="text-xs text-muted">{words(`kinds.${kind}`)}</span>
      </span>
    </AriaButton>
  )
}
