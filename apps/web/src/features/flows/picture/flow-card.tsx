import type { FlowPicture } from '@deckle/contract/flows.ts'
import { Card } from '@deckle/ui/layout/card.tsx'
import { ChartTable, type ChartTableData } from '../../../charts/chart-table.tsx'
import { useWidth } from '../../../charts/use-width.ts'
import { useFormatter, useWords } from '../../../words/use-words.ts'
import { useFlowWords } from '../use-flow-words.ts'
import { FlowSteps } from './flow-steps.tsx'
import { Sankey } from './sankey.tsx'

/** Below it, names of five steps have no room side by side. */
const LEAST_WIDTH = 620

/** The diagram with its finding and its table; on narrow screens, lists by step. */
export function FlowCard({ flow }: { readonly flow: FlowPicture }) {
  const t = useWords('flows')
  const say = useFlowWords()
  const [box, width] = useWidth()
  const finding = say.finding(flow)
  return (
    <Card title={t('picture')} description={finding}>
      <div ref={box} dir="ltr">
        {width >= LEAST_WIDTH ? (
          <Sankey flow={flow} width={width} label={`${t('picture')}. ${finding} ${t('pictureHint')}`} />
        ) : (
          width > 0 && <FlowSteps flow={flow} />
        )}
      </div>
      <ChartTable title={t('picture')} className="mt-3 py-1 touch:py-3" {...useTable(flow)} />
    </Card>
  )
}

function useTable(flow: FlowPicture): ChartTableData {
  const t = useWords('flows')
  const say = useFlowWords()
  const format = useFormatter()
  const row = (way: string, part: number, whole: number) => [
    way,
    format.number(part),
    format.number(part / whole, { style: 'percent', maximumFractionDigits: 0 }),
  ]
  return {
    label: t('table.label'),
    columns: [t('table.way'), t('table.people'), t('table.share')],
    rows: flow.nodes.flatMap((node, at) => [
      ...flow.links
        .filter(({ from }) => from === at)
        .flatMap(({ to, people }) => {
          const next = flow.nodes[to]
          return next ? [row(t('table.row', { from: say.name(node), to: say.name(next) }), people, node.people)] : []
        }),
      ...(node.ended > 0 ? [row(t('table.ended', { from: say.name(node) }), node.ended, node.people)] : []),
    ]),
  }
}
