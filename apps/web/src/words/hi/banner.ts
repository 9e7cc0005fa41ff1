import type { Catalogue } from '../sections.ts'

export const words: Catalogue<typeof import('../en/banner.ts').words> = {
  opensInTab: 'नए टैब में खुलता है',
  dismiss: '“{title}” हटाएँ',
  dismissed: '“{title}” हट गया',
}
