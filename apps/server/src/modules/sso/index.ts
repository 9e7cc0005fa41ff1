import type { sso } from '@deckle/contract/sso.ts'
import type { Handlers } from '../../http/handler.ts'
import { connect } from './connect.ts'
import { discover } from './discover.ts'
import { confirmDomain, verifyDomain } from './domains.ts'
import { testProvider } from './provider/test-provider.ts'

export { createSsoState } from './create-sso-state.ts'
export { startPage } from './start-page.ts'
export { ssoCron, ssoTasks } from './tasks.ts'

export const ssoHandlers: Handlers<typeof sso> = { connect, discover, test: testProvider, verifyDomain, confirmDomain }
