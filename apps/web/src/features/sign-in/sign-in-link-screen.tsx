import { api } from '../../lib/api.ts'
import { RequestLink } from './parts/request-link.tsx'

export function SignInLinkScreen() {
  return <RequestLink kind="link" request={(email) => api.auth.signinLink({ body: { email } })} />
}
