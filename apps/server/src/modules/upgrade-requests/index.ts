import type { upgradeRequests } from '@deckle/contract/upgrade-requests.ts'
import type { Handlers } from '../../http/handler.ts'
import { grantRequest, refuseRequest } from './answer-request.ts'
import { createRequest } from './create-request.ts'
import { listRequests } from './list-requests.ts'

export const upgradeRequestHandlers: Handlers<typeof upgradeRequests> = {
  create: createRequest,
  list: listRequests,
  grant: grantRequest,
  refuse: refuseRequest,
}
