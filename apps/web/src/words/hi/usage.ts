import type { Catalogue } from '../sections.ts'

export const words: Catalogue<typeof import('../en/usage.ts').words> = {
  limits: {
    title: 'सीमाएँ और इस्तेमाल',
    maxUsers: 'साइन इन कर सकने वाले लोग',
    campaigns: 'डेक',
    activeCampaigns: 'एक साथ प्रकाशित',
    used: '{limit} में से {used}',
    unlimited: '{used}, कोई सीमा नहीं',
  },
  forecast: {
    maxUsers: 'इस रफ़्तार से लोगों की जगह लगभग {day} तक भर जाएगी।',
    campaigns: 'इस रफ़्तार से डेक की जगह लगभग {day} तक भर जाएगी।',
    activeCampaigns: 'इस रफ़्तार से प्रकाशित डेक की जगह लगभग {day} तक भर जाएगी।',
    full: 'सब इस्तेमाल में हैं।',
    none: 'इस रफ़्तार से जगह तीन साल से ज़्यादा चलेगी।',
    early: 'दो हफ़्तों का इस्तेमाल दर्ज होने पर अनुमान दिखेगा।',
  },
  larger: 'बड़े प्लान देखें',
  trend: {
    title: 'पिछले 90 दिन',
    show: 'दिखाएँ',
    people: 'लोग',
    decks: 'डेक',
    published: 'प्रकाशित डेक',
    space: 'जगह (MB)',
    finding: '{first} को {from} से {last} को {to} तक।',
    none: 'अब से इस्तेमाल हर दिन एक बार दर्ज होगा।',
    table: 'दिन के अनुसार इस्तेमाल',
    day: 'दिन',
  },
  space: {
    title: 'सबसे ज़्यादा जगह कौन ले रहा है',
    text: 'सब फ़ाइलें मिलाकर: {bytes}। हर व्यक्ति की अपनी जगह है।',
    used: '{limit} में से {used}',
    none: 'अभी किसी की फ़ाइलें नहीं हैं',
    list: 'फ़ाइलों की जगह के अनुसार लोग',
  },
}
