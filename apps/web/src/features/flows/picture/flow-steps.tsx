import type { FlowPicture } from '@deckle/contract/flows.ts'
import { flowSteps } from '@deckle/core/attribution/flow.ts'
import { useWords } from '../../../words/use-words.ts'
import { useFlowWords } from '../use-flow-words.ts'

/** The same on a narrow screen: each step with its things, and who went no further. */
export function FlowSteps({ flow: { nodes, people } }: { readonly flow: FlowPicture }) {
  const t = useWords('flows')
  const say = useFlowWords()
  const steps = flowSteps.filter((step) => nodes.some((node) => node.step === step))
  return (
    <ol className="flex flex-col gap-4">
      {steps.map((step) => (
        <li key={step}>
          <h3 className="mb-1 text-sm font-strong">{t(`steps.${step}`)}</h3>
          <ul className="flex flex-col gap-2">
            {nodes
              .filter((node) => node.step === step)
              .map((node) => (
                <li key={node.key} className="text-sm">
                  <div className="flex justify-between gap-3">
                    <span className="min-w-0 wrap-anywhere">{say.name(node)}</span>
                    <span className="shrink-0 tabular-nums">{say.people(node.people)}</span>
                  </div>
                  <div aria-hidden="true" className="my-1 h-2 rounded-full bg-brand-soft">
                    <div
                      className="h-2 rounded-full bg-brand-edge"
                      style={{ width: `${Math.max(1, (node.people / people) * 100)}%` }}
                    />
                  </div>
                  {step !== 'course' && <p className="text-xs text-muted">{t('ended', { count: node.ended })}</p>}
                </li>
              ))}
          </ul>
        </li>
      ))}
    </ol>
  )
}
