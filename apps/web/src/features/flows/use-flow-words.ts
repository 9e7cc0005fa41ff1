import type { FlowNode, FlowPicture } from '@deckle/contract/flows.ts'
import { useWords } from '../../words/use-words.ts'
import { findingOf } from './logic/finding.ts'

/** Parts of the picture in words. */
export function useFlowWords() {
  const t = useWords('flows')
  const name = ({ step, key, name: own }: FlowNode) => {
    if (key === null) return t(`others.${step}`)
    if (step === 'lead') return t('lead')
    return step === 'source' && own === '' ? t('direct') : own
  }
  const people = (count: number) => t('people', { count })
  return {
    name,
    people,
    node: (node: FlowNode) =>
      t('node', {
        step: t(`steps.${node.step}`),
        name: name(node),
        people: people(node.people),
        ended: t('ended', { count: node.ended }),
      }),
    link: ({ nodes }: FlowPicture, { from, to, people: count }: FlowPicture['links'][number]) => {
      const [before, after] = [nodes[from], nodes[to]]
      return before && after ? t('link', { from: name(before), to: name(after), people: people(count) }) : ''
    },
    finding: (flow: FlowPicture) => {
      const { lost, ...counts } = findingOf(flow)
      const node = lost === null ? undefined : flow.nodes[lost]
      return [
        t('finding.counts', counts),
        ...(node ? [t('finding.lost', { name: name(node), ended: node.ended, people: node.people })] : []),
      ].join(' ')
    },
  }
}
