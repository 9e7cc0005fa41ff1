import type { Catalogue } from '../sections.ts'

export const words: Catalogue<typeof import('../en/enter.ts').words> = {
  title: 'डेक खोलें',
  opening: 'डेक खुल रहा है',
  refused: 'यह डेक नहीं खुल सकता',
  again: 'फिर कोशिश करें',
  home: 'शुरुआती पेज पर',
}

export const titles: Catalogue<typeof import('../en/enter.ts').titles> = { enter: words.title }
