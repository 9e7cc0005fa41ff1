import type { Catalogue } from '../sections.ts'

export const words: Catalogue<typeof import('../en/person-picker.ts').words> = {
  placeholder: 'नाम, ई-मेल या यूज़रनेम',
  looking: 'खोज रहे हैं…',
}
