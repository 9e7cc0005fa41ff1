import { get, post } from './kit/route.ts'

export const securityRoutes = {
  second_factor: {
    answer: post('/auth/second_factor', 'public'),
    requestUnlock: post('/auth/second_factor/unlock_link', 'public'),
    unlock: post('/auth/second_factor/unlock', 'public'),
    show: get('/auth/second_factor/show', 'signed-in'),
    beginProof: post('/auth/second_factor/prove/begin', 'signed-in'),
    prove: post('/auth/second_factor/prove', 'signed-in'),
    beginTotp: post('/auth/second_factor/totp/begin', 'signed-in'),
    confirmTotp: post('/auth/second_factor/totp/confirm', 'signed-in'),
    removeTotp: post('/auth/second_factor/totp/remove', 'signed-in'),
    beginPasskey: post('/auth/second_factor/passkey/begin', 'signed-in'),
    confirmPasskey: post('/auth/second_factor/passkey/confirm', 'signed-in'),
    renamePasskey: post('/auth/second_factor/passkey/rename', 'signed-in'),
    removePasskey: post('/auth/second_factor/passkey/remove', 'signed-in'),
    renewRecoveryCodes: post('/auth/second_factor/recovery_codes/renew', 'signed-in'),
    policy: get('/second_factor/policy/show', 'client.second_factor'),
    updatePolicy: post('/second_factor/policy/update', 'client.second_factor'),
  },
  passkeys: {
    beginSignIn: post('/auth/passkey/begin', 'public'),
    signIn: post('/auth/passkey/sign_in', 'public'),
  },
  sessions: {
    closeOthers: post('/sessions/close_others', 'signed-in'),
  },
} as const
