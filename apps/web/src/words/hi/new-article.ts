import type { Catalogue } from '../sections.ts'

export const words: Catalogue<typeof import('../en/new-article.ts').words> = {
  title: 'नया लेख',
  text: 'टेम्पलेट से शुरू करें, या खाली पृष्ठ से।',
  language: 'लेख की भाषा',
  templates: 'टेम्पलेट',
  own: 'अपना',
  use: 'लें',
  useOf: '{name} लें',
  look: 'झलक',
  lookOf: '{name} की झलक',
  remove: 'हटाएँ',
  removeOf: 'टेम्पलेट {name} हटाएँ',
  removeText: 'इससे बने लेख बने रहेंगे।',
  removed: 'टेम्पलेट “{name}” हटा दिया गया',
  create: {
    title: 'नया लेख',
    name: 'शीर्षक',
    missing: 'लेख को शीर्षक दें',
    make: 'लेख बनाएँ',
    cancel: 'रद्द करें',
  },
}

export const titles: Catalogue<typeof import('../en/new-article.ts').titles> = { newArticle: words.title }
