import type { Catalogue } from '../catalogue.ts'

export const notifications: Catalogue['notifications'] = {
  shared: { title: 'डेक “{name}” आपके साथ साझा हुआ', text: '' },
  course_shared: { title: 'पाठ्यक्रम “{name}” आपके साथ साझा किया गया है', text: '' },
  article_shared: { title: 'लेख “{name}” आपके साथ साझा किया गया है', text: '' },
  article_not_published: {
    title: 'लेख “{name}” प्रकाशित नहीं हुआ',
    text: 'उसे अभी प्रकाशित होना था, पर उसमें कुछ अब वैसा नहीं है जैसा होना चाहिए। वह फिर से मसौदा है: जाँच सूची बताती है कि क्या कम है।',
  },
  enrolled: { title: 'आपका नाम पाठ्यक्रम “{name}” में लिखा गया है', text: '' },
  due_soon: { title: '“{name}” की अंतिम तिथि {date} है', text: 'तब तक पाठ्यक्रम पूरा करें।' },
  due_today: { title: '“{name}” की अंतिम तिथि आज है', text: 'दिन समाप्त होने से पहले पाठ्यक्रम पूरा करें।' },
  overdue: {
    title: '“{name}” की अंतिम तिथि बीत गई है',
    text: 'अंतिम तिथि {date} थी। आप अब भी पाठ्यक्रम पूरा कर सकते हैं।',
  },
  expires: {
    title: '“{name}” में आपका परिणाम {date} तक मान्य है',
    text: 'उस दिन के बाद आपको यह पाठ्यक्रम फिर से करना होगा।',
  },
  renewed: {
    title: '“{name}” फिर से करने का समय आ गया',
    text: 'आपके पिछले परिणाम की अवधि पूरी हो चुकी है। आपकी प्रगति नए सिरे से शुरू होती है।',
  },
  passed: { title: 'आपने पाठ्यक्रम “{name}” उत्तीर्ण किया', text: 'शाबाश!' },
  failed: {
    title: 'आप पाठ्यक्रम “{name}” उत्तीर्ण नहीं कर पाए',
    text: 'अंतिम परीक्षा का कोई प्रयास नहीं बचा है। एक और प्रयास के लिए पाठ्यक्रम के ज़िम्मेदार व्यक्ति से कहें।',
  },
  reminder_one: {
    title: '{name} ने याद दिलाया: एक पाठ्यक्रम बाकी है',
    text: 'जहाँ रुके थे, वहीं से आगे बढ़ें।',
  },
  reminder: {
    title: '{name} ने याद दिलाया: {count} पाठ्यक्रम बाकी हैं',
    text: 'जहाँ रुके थे, वहीं से आगे बढ़ें।',
  },
  reminder_overdue_one: {
    title: '{name} ने याद दिलाया: एक पाठ्यक्रम की नियत तिथि निकल गई है',
    text: 'जहाँ रुके थे, वहीं से आगे बढ़ें, या और समय माँगें।',
  },
  reminder_overdue: {
    title: '{name} ने याद दिलाया: {count} पाठ्यक्रमों की नियत तिथि निकल गई है',
    text: 'जहाँ रुके थे, वहीं से आगे बढ़ें, या और समय माँगें।',
  },
  team_weekly: {
    title: 'इस सप्ताह आपकी टीम',
    text: [
      'पिछले सप्ताह पाठ्यक्रम पूरा करने वाले लोग: {finished}',
      'पिछड़े हुए, जिनके पाठ्यक्रम की नियत तिथि निकल गई: {overdue}',
      'जोखिम में, 7 दिन से नहीं दिखे या 3 दिन में नियत: {at_risk}',
      'इस सप्ताह नियत: {due}',
      'जिन्होंने शुरू नहीं किया: {not_begun}',
    ].join('\n'),
  },
  lead_new: {
    title: 'नई लीड: {name}',
    text: '{name} ने “{deck}” का उत्तर दिया। उनका विवरण और उत्तर आपकी लीड में हैं।',
  },
  lead_new_unnamed: {
    title: '“{deck}” से नई लीड',
    text: 'किसी ने अपना विवरण दिया है। वह आपकी लीड में है।',
  },
  webhook_off: {
    title: 'एक वेबहुक बंद कर दिया गया',
    text: 'पाँच दिन से {url} पर कुछ नहीं पहुँच सका। उसका लॉग देखें, वहाँ की गड़बड़ी ठीक करें और उसे फिर चालू करें।',
  },
  certificate: { title: '“{course}” का आपका प्रमाणपत्र आ गया', text: 'इसे सहेजें, दिखाएँ, या अपनी प्रोफ़ाइल में जोड़ें।' },
  like_post: { title: '{name} ने आपकी पोस्ट पसंद की', text: '{text}' },
  like_post_two: { title: '{name} और एक अन्य व्यक्ति ने आपकी पोस्ट पसंद की', text: '{text}' },
  like_post_more: { title: '{name} और {others} अन्य लोगों ने आपकी पोस्ट पसंद की', text: '{text}' },
  like_comment: { title: '{name} ने आपकी टिप्पणी पसंद की', text: '{text}' },
  like_comment_two: { title: '{name} और एक अन्य व्यक्ति ने आपकी टिप्पणी पसंद की', text: '{text}' },
  like_comment_more: { title: '{name} और {others} अन्य लोगों ने आपकी टिप्पणी पसंद की', text: '{text}' },
  like_article: { title: '{name} ने आपका लेख पसंद किया', text: '{text}' },
  like_article_two: { title: '{name} और एक अन्य व्यक्ति ने आपका लेख पसंद किया', text: '{text}' },
  like_article_more: { title: '{name} और {others} अन्य लोगों ने आपका लेख पसंद किया', text: '{text}' },
  comment_post: { title: '{name} ने आपकी पोस्ट पर टिप्पणी की', text: '{text}' },
  comment_post_two: { title: '{name} और एक अन्य व्यक्ति ने आपकी पोस्ट पर टिप्पणी की', text: '{text}' },
  comment_post_more: { title: '{name} और {others} अन्य लोगों ने आपकी पोस्ट पर टिप्पणी की', text: '{text}' },
  comment_article: { title: '{name} ने आपके लेख पर टिप्पणी की', text: '{text}' },
  comment_article_two: { title: '{name} और एक अन्य व्यक्ति ने आपके लेख पर टिप्पणी की', text: '{text}' },
  comment_article_more: { title: '{name} और {others} अन्य लोगों ने आपके लेख पर टिप्पणी की', text: '{text}' },
  reply: { title: '{name} ने आपकी टिप्पणी का उत्तर दिया', text: '{text}' },
  reply_two: { title: '{name} और एक अन्य व्यक्ति ने आपकी टिप्पणी का उत्तर दिया', text: '{text}' },
  reply_more: { title: '{name} और {others} अन्य लोगों ने आपकी टिप्पणी का उत्तर दिया', text: '{text}' },
  mention_post: { title: '{name} ने एक पोस्ट में आपका उल्लेख किया', text: '' },
  mention_article: { title: '{name} ने लेख “{article}” में आपका उल्लेख किया', text: '' },
  mention_comment: { title: '{name} ने एक टिप्पणी में आपका उल्लेख किया', text: '' },
  post_removed: { title: 'एक मॉडरेटर ने आपकी पोस्ट छिपा दी है', text: 'कारण: {reason}' },
  comment_removed: { title: 'एक मॉडरेटर ने आपकी टिप्पणी छिपा दी है', text: 'कारण: {reason}' },
  ticket_new: { title: 'नया टिकट {code}', text: '{client} से। यह जवाब की प्रतीक्षा में है।' },
  ticket_reply: { title: 'टिकट {code} में और लिखा गया', text: '{client} से। यह जवाब की प्रतीक्षा में है।' },
  ticket_assigned: { title: 'टिकट {code} आपको सौंपा गया', text: '{client} से।' },
  ticket_answered: { title: 'आपके सवाल का जवाब आया: “{subject}”', text: '' },
  ticket_closed: { title: 'आपका सवाल बंद किया गया: “{subject}”', text: 'उसमें लिखें, तो वह फिर खुल जाएगा।' },
  limit_maxUsers_80: {
    title: 'लोगों की {limit} जगहों में से {used} इस्तेमाल में हैं',
    text: 'अभी कुछ जगह बाकी है। सब जगहें भरने से पहले, जा चुके लोगों को निष्क्रिय करें।',
  },
  limit_maxUsers_100: {
    title: 'लोगों की सभी {limit} जगहें इस्तेमाल में हैं',
    text: 'जब तक किसी को निष्क्रिय न किया जाए या लाइसेंस में जगहें न बढ़ें, कोई जोड़ा नहीं जा सकता।',
  },
  limit_campaigns_80: {
    title: 'प्लान के {limit} डेक में से {used} इस्तेमाल में हैं',
    text: 'सब भरने से पहले: बड़ा प्लान माँगें या कुछ डेक बिन में डालें।',
  },
  limit_campaigns_100: {
    title: 'प्लान के सभी {limit} डेक इस्तेमाल में हैं',
    text: 'जब तक कोई डेक बिन में न जाए या प्लान बड़ा न हो, नया डेक नहीं बन सकता।',
  },
  limit_activeCampaigns_80: {
    title: 'एक साथ प्रकाशित हो सकने वाले {limit} डेक में से {used} प्रकाशित हैं',
    text: 'सब भरने से पहले: बड़ा प्लान माँगें या जिन डेक की ज़रूरत नहीं, उन्हें अप्रकाशित करें।',
  },
  limit_activeCampaigns_100: {
    title: 'उतने डेक प्रकाशित हैं जितने प्लान में हो सकते हैं: {limit}',
    text: 'जब तक कोई डेक अप्रकाशित न हो या प्लान बड़ा न हो, और डेक प्रकाशित नहीं हो सकता।',
  },
  limit_maxSpace_80: {
    title: '{name} की फ़ाइलें अपनी जगह का {percent} % ले रही हैं',
    text: '{limit} MB में से {used} MB इस्तेमाल में हैं।',
  },
  limit_maxSpace_100: {
    title: '{name} की फ़ाइलों ने अपनी पूरी जगह भर दी है',
    text: '{limit} MB में से {used} MB इस्तेमाल में हैं। जब तक कुछ फ़ाइलें न हटें, नई फ़ाइलें नहीं ली जाएँगी।',
  },
  limit_own_space_80: {
    title: 'आपकी फ़ाइलें आपकी जगह का {percent} % ले रही हैं',
    text: '{limit} MB में से {used} MB इस्तेमाल में हैं। जो फ़ाइलें किसी डेक में नहीं दिखतीं, उन्हें हटाएँ।',
  },
  limit_own_space_100: {
    title: 'आपकी फ़ाइलों ने आपकी पूरी जगह भर दी है',
    text: '{limit} MB में से {used} MB इस्तेमाल में हैं। जब तक कुछ फ़ाइलें न हटें, नई फ़ाइलें नहीं ली जाएँगी, जवाबों के साथ भेजी गई भी नहीं।',
  },
  licence_ends: {
    title: 'आपका लाइसेंस {date} को समाप्त होगा',
    text: 'उसके बाद आप साइन इन नहीं कर पाएँगे। आपके संगठन के एडमिन इसे बढ़ा सकते हैं।',
  },
  licence_ends_today: {
    title: 'आपका लाइसेंस आज समाप्त होगा',
    text: 'उसके बाद आप साइन इन नहीं कर पाएँगे। आपके संगठन के एडमिन इसे बढ़ा सकते हैं।',
  },
  licences_end_one: {
    title: 'एक लाइसेंस {date} को समाप्त होगा',
    text: 'लाइसेंस बढ़ाए जाने तक वह व्यक्ति उसके बाद साइन इन नहीं कर पाएगा।',
  },
  licences_end: {
    title: '{date} तक {count} लाइसेंस समाप्त होंगे',
    text: 'लाइसेंस बढ़ाए जाने तक वे लोग उसके बाद साइन इन नहीं कर पाएँगे।',
  },
  upgrade_asked: { title: '{name} प्लान {plan} माँग रहे हैं', text: '{text}' },
  upgrade_asked_of_operators: { title: '{client} के {name} प्लान {plan} माँग रहे हैं', text: '{text}' },
  upgrade_forwarded: { title: 'प्लान {plan} का आपका अनुरोध आगे भेज दिया गया', text: '{text}' },
  upgrade_granted: { title: 'प्लान {plan} अब आपका है', text: '{text}' },
  upgrade_granted_for: { title: '{name} के अनुरोध पर अब आपके संगठन के पास प्लान {plan} है', text: '{text}' },
  upgrade_refused: { title: 'प्लान {plan} का आपका अनुरोध अस्वीकार हुआ', text: '{text}' },
  upgrade_refused_for: { title: 'प्लान {plan} के लिए {name} का अनुरोध अस्वीकार हुआ', text: '{text}' },
}
