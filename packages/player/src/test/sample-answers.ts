import type { Answer } from '@deckle/core/deck/slide.ts'

export const sampleAnswers: Readonly<Record<string, Answer>> = {
  s4: { kind: 'singleSelect', option: 'o1' },
  s5: { kind: 'multiSelect', options: ['o1', 'o3'] },
  s6: { kind: 'trueFalse', option: 'o2' },
  s7: { kind: 'singleSelect', option: 'o0' },
  s8: { kind: 'rating', value: 4 },
  s9: { kind: 'openAnswer', text: 'Black holes' },
  s10: { kind: 'openAnswer', text: 'The Moon beside Venus.' },
  s11: { kind: 'fillInTheBlank', texts: ['the Earth', '30'] },
  s12: { kind: 'fillInTheBlank', texts: ['saturn'] },
  s13: { kind: 'scoreSelect', option: 'o1' },
  s14: { kind: 'taggedSelect', option: 'o2' },
  s15: { kind: 'rangeSelect', values: { o0: 72.5 }, result: null },
  s16: { kind: 'qualification', result: '' },
  s17: { kind: 'uploader', file: 's17-file', name: 'sky.png', size: 1_200_000 },
  s18: { kind: 'brancher', option: 'o0', clicked: ['o0'] },
  s19: { kind: 'ranking', order: ['o0', 'o2', 'o1'] },
}
