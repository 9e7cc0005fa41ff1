import type { ScreenRoute } from '../../lib/screen/screen-route.ts'
import { lazySection } from '../../lib/screen/section.tsx'

export const routes: readonly ScreenRoute[] = [
  {
    screen: 'certificates',
    access: 'certificate.read',
    section: lazySection(
      () => import('./issued/own-certificates-screen.tsx').then((m) => m.OwnCertificatesScreen),
      ['certificates', 'certificate-boxes', 'errors'],
    ),
  },
  {
    screen: 'certificateDesigns',
    access: 'certificate_design.list',
    section: lazySection(
      () => import('./designs/designs-screen.tsx').then((m) => m.DesignsScreen),
      ['certificate-designs', 'errors'],
    ),
  },
  {
    screen: 'certificateDesign',
    access: 'certificate_design.list',
    section: lazySection(
      () => import('./designer/designer-screen.tsx').then((m) => m.DesignerScreen),
      ['certificate-designs', 'certificate-boxes', 'deck', 'errors'],
    ),
  },
]
