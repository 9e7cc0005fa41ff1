import type { Catalogue } from '../sections.ts'

export const words: Catalogue<typeof import('../en/shared-report.ts').words> = {
  title: 'साझा रिपोर्ट',
  pin: {
    title: 'यह रिपोर्ट PIN माँगती है',
    text: 'जिसने आपको लिंक भेजा, वह इसे जानता है।',
    label: 'PIN',
    missing: 'पिन लिखें',
    open: 'खोलें',
  },
  missing: 'यहाँ कोई रिपोर्ट नहीं है',
  over: 'यह लिंक समाप्त हो चुका है',
  allTime: 'अब तक का सारा समय',
  range: '{from} से {to} तक',
  madeAt: '{when} को बनी',
  empty: { title: 'इस रिपोर्ट में अभी कुछ नहीं है', text: 'जिसने इसे साझा किया, उसने अभी कुछ नहीं जोड़ा है।' },
}

export const titles = { sharedReport: words.title }
