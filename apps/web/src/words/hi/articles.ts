import type { Catalogue } from '../sections.ts'

export const words: Catalogue<typeof import('../en/articles.ts').words> = {
  untitled: 'बिना शीर्षक का लेख',
  status: {
    draft: 'ड्राफ़्ट',
    scheduled: 'समय तय',
    published: 'प्रकाशित',
    archived: 'संग्रहित',
    outdated: 'प्रकाशित, कुछ बदलाव अप्रकाशित',
  },
}
