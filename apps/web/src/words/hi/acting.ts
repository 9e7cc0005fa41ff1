import type { Catalogue } from '../sections.ts'

export const words: Catalogue<typeof import('../en/acting.ts').words> = {
  label: 'किसी और की ओर से काम',
  banner: '{organisation} से {name}, {client} के {person} की ओर से काम कर रहे हैं, ज़्यादा से ज़्यादा {until} तक।',
  leave: 'छोड़ें',
  left: 'आप फिर से {name} हैं',
}
