import type { FlowPicture } from '@deckle/contract/flows.ts'

/** 40 people of two sources; 6 left their details, 2 came into a course. */
export const sampleFlow: FlowPicture = {
  people: 40,
  nodes: [
    { step: 'source', key: 'google', name: 'google', people: 30, ended: 0 },
    { step: 'source', key: '', name: '', people: 10, ended: 0 },
    { step: 'article', key: 'a1', name: 'Tea for two', people: 30, ended: 18 },
    { step: 'deck', key: 'd1', name: 'Which tea are you?', people: 20, ended: 14 },
    { step: 'deck', key: null, name: '', people: 2, ended: 2 },
    { step: 'lead', key: '', name: '', people: 6, ended: 4 },
    { step: 'course', key: 'c1', name: 'Brewing', people: 2, ended: 2 },
  ],
  links: [
    { from: 0, to: 2, people: 30 },
    { from: 1, to: 3, people: 10 },
    { from: 2, to: 3, people: 10 },
    { from: 2, to: 4, people: 2 },
    { from: 3, to: 5, people: 6 },
    { from: 5, to: 6, people: 2 },
  ],
}

export const noFlow: FlowPicture = { people: 0, nodes: [], links: [] }
