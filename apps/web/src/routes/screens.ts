import { lazySection } from '../lib/section.tsx'

// One line a screen: what fetches it, and the sections of words it needs beside it.
export const signIn = lazySection(
  () => import('../features/sign-in/sign-in-screen.tsx').then((m) => m.SignInScreen),
  ['sign-in', 'errors'],
)
export const register = lazySection(
  () => import('../features/sign-in/register-screen.tsx').then((m) => m.RegisterScreen),
  ['sign-in', 'errors'],
)
export const forgotPassword = lazySection(
  () => import('../features/sign-in/forgot-password-screen.tsx').then((m) => m.ForgotPasswordScreen),
  ['sign-in', 'errors'],
)
export const signInLink = lazySection(
  () => import('../features/sign-in/sign-in-link-screen.tsx').then((m) => m.SignInLinkScreen),
  ['sign-in', 'errors'],
)
export const resetPassword = lazySection(
  () => import('../features/sign-in/reset-password-screen.tsx').then((m) => m.ResetPasswordScreen),
  ['sign-in', 'errors'],
)
export const confirmEmail = lazySection(
  () => import('../features/sign-in/confirm-email-screen.tsx').then((m) => m.ConfirmEmailScreen),
  ['sign-in', 'errors'],
)
export const home = lazySection(
  () => import('../features/dashboard/screen.tsx').then((m) => m.DashboardScreen),
  ['dashboard'],
)
export const framePreview = lazySection(
  () => import('../features/publish/settings/frame-preview-screen.tsx').then((m) => m.FramePreviewScreen),
  ['errors'],
)
export const library = lazySection(
  () => import('../features/library/screen.tsx').then((m) => m.LibraryScreen),
  ['library', 'templates', 'deck', 'errors'],
)
export const templates = lazySection(
  () => import('../features/library/templates/screen.tsx').then((m) => m.TemplatesScreen),
  ['templates', 'deck', 'errors'],
)
export const deckEditor = lazySection(
  () => import('./deck-editor.tsx').then((m) => m.DeckEditor),
  ['editor', 'deck', 'errors'],
)
export const account = lazySection(
  () => import('../features/account/screen.tsx').then((m) => m.AccountScreen),
  ['account', 'errors'],
)
export const admin = lazySection(
  () => import('../features/admin/screen.tsx').then((m) => m.AdminScreen),
  ['admin', 'errors'],
)
export const notifications = lazySection(
  () => import('../features/notifications/screen.tsx').then((m) => m.NotificationsScreen),
  ['notifications', 'errors'],
)
export const tutorial = lazySection(
  () => import('../features/tutorial/screen.tsx').then((m) => m.TutorialScreen),
  ['pages'],
)
export const helpDesk = lazySection(
  () => import('../features/help-desk/screen.tsx').then((m) => m.HelpDeskScreen),
  ['pages'],
)
export const forceUpdate = lazySection(
  () => import('../features/force-update/screen.tsx').then((m) => m.ForceUpdateScreen),
  ['pages'],
)
export const logout = lazySection(
  () => import('../features/session/screens.tsx').then((m) => m.LogoutScreen),
  ['pages'],
)
export const session = lazySection(
  () => import('../features/session/screens.tsx').then((m) => m.SessionScreen),
  ['pages'],
)
export const notYet = lazySection(() => import('../features/not-yet/screen.tsx').then((m) => m.NotYetScreen), ['pages'])
export const enter = lazySection(
  () => import('../features/enter/screen.tsx').then((m) => m.EnterScreen),
  ['enter', 'errors'],
)
