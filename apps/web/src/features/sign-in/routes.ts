import type { ScreenRoute } from '../../lib/screen/screen-route.ts'
import { lazySection } from '../../lib/screen/section.tsx'

export const routes: readonly ScreenRoute[] = [
  {
    screen: 'login',
    access: 'login',
    section: lazySection(() => import('./sign-in-screen.tsx').then((m) => m.SignInScreen), ['sign-in', 'errors']),
    frame: 'bare',
  },
  {
    screen: 'register',
    access: 'login',
    section: lazySection(() => import('./register-screen.tsx').then((m) => m.RegisterScreen), ['sign-in', 'errors']),
    frame: 'bare',
  },
  {
    screen: 'forgot',
    access: 'login',
    section: lazySection(
      () => import('./forgot-password-screen.tsx').then((m) => m.ForgotPasswordScreen),
      ['sign-in', 'errors'],
    ),
    frame: 'bare',
  },
  {
    screen: 'link',
    access: 'login',
    section: lazySection(
      () => import('./sign-in-link-screen.tsx').then((m) => m.SignInLinkScreen),
      ['sign-in', 'errors'],
    ),
    frame: 'bare',
  },
  {
    screen: 'reset',
    access: 'open',
    section: lazySection(
      () => import('./reset-password-screen.tsx').then((m) => m.ResetPasswordScreen),
      ['sign-in', 'errors'],
    ),
    frame: 'bare',
  },
  {
    screen: 'sso',
    access: 'open',
    section: lazySection(() => import('./sso-screen.tsx').then((m) => m.SsoScreen), ['sign-in', 'errors']),
    frame: 'bare',
  },
  {
    screen: 'unsubscribe',
    access: 'open',
    section: lazySection(
      () => import('./unsubscribe-screen.tsx').then((m) => m.UnsubscribeScreen),
      ['sign-in', 'errors'],
    ),
    frame: 'bare',
  },
  {
    screen: 'unlock',
    access: 'open',
    section: lazySection(() => import('./unlock-screen.tsx').then((m) => m.UnlockScreen), ['sign-in', 'errors']),
    frame: 'bare',
  },
  {
    screen: 'confirm',
    access: 'open',
    section: lazySection(
      () => import('./confirm-email-screen.tsx').then((m) => m.ConfirmEmailScreen),
      ['sign-in', 'errors'],
    ),
    frame: 'bare',
  },
]
