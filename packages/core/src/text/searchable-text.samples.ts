/** Names as people write them, in scripts with cases, marks and letters of their own. For tests. */
export const storedNames = [
  'İbrahim Şahin',
  'Işıl Yıldız',
  'Ağrı Dağı',
  'García López',
  'Nguyễn Thị Ánh',
  'Đặng Văn Hữu',
  'გიორგი ბერიძე',
  'फ़ातिमा ज़ैदी',
  'कृष्णा हिन्दी',
  'चाँदनी सिंह',
  'Łukasz Wójcik',
  'Jürgen Groß',
  'Søren Ærø',
  'Þór Guðmundsdóttir',
  'Ελένη Παπαδοπούλου',
  'Ярослав Ёлкин',
  'Йордан Щербаков',
  'Հովհաննես Սարգսյան',
  'محمد علی',
  'אברהם',
  '김하늘',
  '高橋ひろ',
  'ガブリエル',
  'สมชาย ใจดี',
  'தமிழ்செல்வன்',
  'সৌরভ',
  'Əliyev',
  'O’Brien',
  'Anne‑Marie D´Angelo',
  'Ångström',
  'Zoë Brontë',
  'Ñandú',
  'Čapek Dvořák',
  'ŐRSI Tőkés',
  'Țepeș',
  '100% a_b \\ c',
] as const

/** Forms of a stored name in which people may type it. */
export const typedForms = (name: string): readonly string[] => {
  const forms = [
    name,
    name.toUpperCase(),
    name.toLowerCase(),
    name.toLocaleUpperCase('tr'),
    name.toLocaleLowerCase('tr'),
    withoutMarks(name),
  ]
  return [...new Set(forms.flatMap((form) => [form, form.normalize('NFC'), form.normalize('NFD')]))]
}

/** Without accents of letters, as on a plain keyboard. Vowels of Indic scripts are no accents. */
const withoutMarks = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/[\u0300-\u036f\u093c]/g, '')
    .normalize('NFC')
