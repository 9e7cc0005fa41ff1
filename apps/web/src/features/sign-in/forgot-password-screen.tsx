import { api } from '../../lib/api.ts'
import { RequestLink } from './parts/request-link.tsx'

export function ForgotPasswordScreen() {
  return <RequestLink kind="forgot" request={(email) => api.auth.resetPassword({ body: { email } })} />
}
