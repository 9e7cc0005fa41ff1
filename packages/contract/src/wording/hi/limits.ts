import type { LimitTexts } from '../texts.ts'

export const limits: LimitTexts = {
  campaigns: {
    title: 'डेक',
    reached: 'आपके प्लान में {limit, plural, one {# डेक} other {# डेक}} रखे जा सकते हैं, और सब उपयोग में हैं',
    makeRoom: 'पहले जगह बनाएँ: कोई डेक बिन में डालें या अप्रकाशित करें।',
    refused: 'आपके प्लान में {limit} डेक की जगह है, और {used, plural, one {# इस्तेमाल में है} other {# इस्तेमाल में हैं}}।',
  },
  activeCampaigns: {
    title: 'एक साथ प्रकाशित',
    reached: 'आपके प्लान में एक समय पर {limit, plural, one {# डेक} other {# डेक}} प्रकाशित रह सकते हैं',
    makeRoom: 'पहले जगह बनाएँ: कोई डेक बिन में डालें या अप्रकाशित करें।',
    refused: 'आपके प्लान में {limit} प्रकाशित डेक की जगह है, और {used, plural, one {# इस्तेमाल में है} other {# इस्तेमाल में हैं}}।',
  },
}
