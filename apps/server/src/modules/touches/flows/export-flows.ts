import type { FlowPicture, flows } from '@deckle/contract/flows.ts'
import type { Handler } from '../../../http/handler.ts'
import { preferredLanguage } from '../../../http/language.ts'
import { tableFile } from '../../../http/table-file/table-file.ts'
import type { Cell } from '../../../http/table-file/table.ts'
import type { Catalogue } from '../../../words/catalogue.ts'
import { catalogues } from '../../../words/catalogues.ts'
import { findZone } from '../fold/queries.ts'
import { readFlow } from './read-flow.ts'

type Words = Catalogue['flowTable']

/** A row for each way from one step to the next, and for those who went no further. */
export const exportFlows: Handler<typeof flows.export> = async ({ deps, actor, query, request }) => {
  const words = catalogues[preferredLanguage(request.header('accept-language'))].flowTable
  const { format, ...filters } = query
  const flow = await readFlow(deps, actor, filters)
  const timeZone = await findZone(deps.db, actor.clientId)
  return tableFile({ format, name: words.name, headings: words.headings, timeZone, rows: rowsOf(flow, words) })
}

async function* rowsOf({ nodes, links }: FlowPicture, words: Words): AsyncGenerator<Cell[][]> {
  for (const [at, node] of nodes.entries()) {
    const from = [words.steps[node.step], nameOf(node, words)]
    const further = links
      .filter((link) => link.from === at)
      .flatMap(({ to, people }) => {
        const next = nodes[to]
        return next ? [[...from, words.steps[next.step], nameOf(next, words), people, share(people, node.people)]] : []
      })
    const ended = node.ended === 0 ? [] : [[...from, words.ended, '', node.ended, share(node.ended, node.people)]]
    yield [...further, ...ended]
  }
}

/** In per cent, to a tenth. */
const share = (part: number, whole: number): number => Math.round((part / whole) * 1000) / 10

const nameOf = ({ key, name, step }: FlowPicture['nodes'][number], words: Words): string =>
  key === null ? words.others : step === 'source' && name === '' ? words.direct : name
