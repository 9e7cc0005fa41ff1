import { type StarterName, starterNames, starterWidgets, suits } from '@deckle/core/report/custom/templates.ts'
import { Dialog } from '@deckle/ui/overlays/dialog.tsx'
import { useNavigate } from '@tanstack/react-router'
import { Button as AriaButton } from 'react-aria-components'
import { api } from '../../../../lib/api.ts'
import { makeId } from '../../../../lib/make-id.ts'
import { queryKeys } from '../../../../lib/query-keys.ts'
import { actorOf } from '../../../../lib/session/actor-of.ts'
import { useUser } from '../../../../lib/session/auth-state.ts'
import { useAction } from '../../../../lib/use-action.ts'
import { useWords } from '../../../../words/use-words.ts'

/** A report from one of the starters, with what one may see of it. */
export function NewReport({ onClose }: { readonly onClose: () => void }) {
  const words = useWords('custom-reports')
  const actor = actorOf(useUser())
  const navigate = useNavigate()
  const create = useAction({
    call: (name: StarterName) =>
      api.custom_reports.create({
        body: {
          title: words(`starters.${name}.title`),
          widgets: starterWidgets(actor, name, makeId, (one) => words(`templates.${one}`)),
        },
      }),
    invalidates: [queryKeys('custom_reports').lists],
    onDone: ({ report }) => void navigate({ to: `/analytics/custom/${report.id}` }),
  })
  return (
    <Dialog
      size="lg"
      title={words('new.title')}
      description={words('new.text')}
      isOpen
      onOpenChange={(open) => !open && onClose()}
    >
      <ul className="grid grid-cols-2 gap-3 phone:grid-cols-1">
        {starterNames
          .filter((name) => suits(actor, name))
          .map((name) => (
            <li key={name}>
              <AriaButton
                isDisabled={create.isPending}
                onPress={() => void create.run(name)}
                className="flex h-full w-full flex-col gap-1 rounded-lg border border-line bg-surface p-3 text-start hover:bg-hover"
              >
                <span className="text-sm font-strong">{words(`starters.${name}.title`)}</span>
                <span className="text-xs text-muted">{words(`starters.${name}.text`)}</span>
              </AriaButton>
            </li>
          ))}
      </ul>
    </Dialog>
  )
}
