import type { InterfaceLanguage } from '../text/interface-language.ts'

export interface BlogLink {
  readonly label: string
  readonly url: string
}

/** A client's public blog. Name, colour and pictures are its branding's. */
export interface BlogSettings {
  readonly open: boolean
  /** '' where the client's name stands for it. */
  readonly title: string
  readonly description: string
  /** Of what stands around articles. */
  readonly language: InterfaceLanguage
  readonly header: readonly BlogLink[]
  readonly footer: readonly BlogLink[]
  readonly footer_text: string
}

/** Characters and numbers of links at most. */
export const blogLimits = {
  title: 60,
  description: 300,
  label: 40,
  url: 999,
  header: 6,
  footer: 12,
  footerText: 500,
} as const

export const newBlog: BlogSettings = {
  open: false,
  title: '',
  description: '',
  language: 'en',
  header: [],
  footer: [],
  footer_text: '',
}
