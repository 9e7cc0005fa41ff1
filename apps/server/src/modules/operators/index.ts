import type { operators } from '@deckle/contract/operators.ts'
import type { Handlers } from '../../http/handler.ts'
import { resumeClient, showClient, suspendClient, updatePlan } from './change-client.ts'
import { actAsClient } from './act-as-client.ts'
import { createClient } from './create-client.ts'
import { listClients } from './list-clients.ts'
import { listOperatedPeople } from './list-people.ts'

export { setPlan } from './queries.ts'
export { requireSeen } from './require-operated.ts'

export const operatorHandlers: Handlers<typeof operators> = {
  createClient,
  clients: listClients,
  showClient,
  updatePlan,
  people: listOperatedPeople,
  act: actAsClient,
  suspend: suspendClient,
  resume: resumeClient,
}
