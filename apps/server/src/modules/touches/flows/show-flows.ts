import { FLOW_NODES, type flows } from '@deckle/contract/flows.ts'
import type { Handler } from '../../../http/handler.ts'
import { readFlow } from './read-flow.ts'

export const showFlows: Handler<typeof flows.show> = async ({ deps, actor, query }) => ({
  flow: await readFlow(deps, actor, query, FLOW_NODES),
})
