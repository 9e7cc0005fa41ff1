import type { SignedInUser } from '@deckle/contract/models/people.ts'
import { removeDrafts } from '@deckle/player/hosts/drafts/stored-drafts.ts'
import { api } from '../api.ts'
import { rememberLook } from '../preferences/looks-of-people.ts'
import { authState } from './auth-state.ts'
import { keep, moment, tabs } from './session.ts'
import { withSession } from './tokens/session-record.ts'
import { tokens } from './tokens/stores.ts'

type Go = (href: string) => Promise<void>

/** Starts an impersonation. Without `user_id` the server chooses a person. Rejects with the server's refusal. */
export async function startActing(client: string, body: { user_id?: string; reason: string }, go: Go): Promise<void> {
  const { user: operator } = authState.getState()
  const user = await api.operators.act({ params: { id: client }, body })
  if (operator) rememberLook(operator._id)
  await become(user, '/', go)
}

/** Ends the impersonation and opens the client's page. */
export async function leaveActing(go: Go): Promise<SignedInUser> {
  const { client = '', _id } = authState.getState().user ?? {}
  const user = await api.auth.endActing()
  removeDrafts(({ owner }) => owner.endsWith(` ${_id}`))
  await become(user, clientHref(user, client), go)
  return user
}

/** Path of a client's page, for Superadmins or partners. */
export const clientHref = ({ license }: { readonly license: { readonly license_type: string } }, id: string): string =>
  `${license.license_type === 'Superadmin' ? '/admin' : '/partner'}/clients/${id}`

/** Switches the user. The shell renders nothing until navigation is done, so that no screen is shown to the wrong user. */
async function become(user: SignedInUser, href: string, go: Go): Promise<void> {
  const sessionId = (await tokens.read())?.client ?? ''
  const sessions = withSession(authState.getState().sessions, { sessionId, userId: user._id }, moment())
  authState.setState({ status: 'authenticating', user, license: user.license, sessions, error: [] })
  keep(user, user.license)
  tabs.notify('signed-in')
  try {
    await go(href)
  } finally {
    authState.setState({ status: 'success' })
  }
}
