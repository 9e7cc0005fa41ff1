/** Arguments of React Aria's messages, as in the English ones. */
interface Args {
  afterItemText: string
  beforeItemText: string
  channelLabel: string
  chroma: string
  columnName: string
  count: number
  date: string
  dateRange: string
  endDate: string
  fieldLabel: string
  groupCount: number
  groupTitle: string
  hue: string
  isGroupChange: boolean
  isSelected: boolean
  item: string
  itemText: string
  label: string
  lightness: string
  link: string
  maxValue: string
  minValue: string
  name: string
  optionCount: number
  optionText: string
  percentTransparent: string
  startDate: string
  time: string
  value: string
}
type AriaString = string | ((args: Args, formatter: { number: (value: number) => string }) => string)

/** All React Aria messages in Hindi, by package: the same keys as its own `en-US`. */
export const ariaHindi: Record<string, Record<string, AriaString>> = {
  '@react-aria/tree': { expand: 'खोलें', collapse: 'समेटें' },
  '@react-aria/toast': { close: 'बंद करें', notifications: (a: Args, f) => `${f.number(a.count)} सूचनाएँ.` },
  '@react-aria/tag': { removeDescription: 'टैग हटाने के लिए Delete दबाएँ।', removeButtonLabel: 'हटाएँ' },
  '@react-aria/table': {
    select: 'चुनें',
    selectAll: 'सब चुनें',
    sortable: 'क्रम बदला जा सकने वाला स्तंभ',
    ascending: 'बढ़ते क्रम में',
    descending: 'घटते क्रम में',
    ascendingSort: (a: Args) => `${a.columnName} स्तंभ से बढ़ते क्रम में`,
    descendingSort: (a: Args) => `${a.columnName} स्तंभ से घटते क्रम में`,
    columnSize: (a: Args) => `${a.value} पिक्सेल`,
    resizerDescription: 'आकार बदलना शुरू करने के लिए Enter दबाएँ',
    expand: 'खोलें',
    collapse: 'समेटें',
  },
  '@react-aria/steplist': { steplist: 'चरणों की सूची' },
  '@react-aria/spinbutton': { Empty: 'खाली' },
  '@react-aria/searchfield': { 'Clear search': 'खोज साफ़ करें' },
  '@react-aria/previewtrigger': { longPressMessage: 'झलक खोलने के लिए देर तक दबाएँ' },
  '@react-aria/overlays': { dismiss: 'बंद करें' },
  '@react-aria/numberfield': {
    decrease: (a: Args) => `${a.fieldLabel} घटाएँ`,
    increase: (a: Args) => `${a.fieldLabel} बढ़ाएँ`,
    numberField: 'संख्या का खाना',
  },
  '@react-aria/menu': { longPressMessage: 'मेन्यू खोलने के लिए देर तक दबाएँ या Alt + नीचे तीर दबाएँ' },
  '@react-aria/gridlist': {
    hasActionAnnouncement: 'पंक्ति से काम चलता है',
    hasLinkAnnouncement: (a: Args) => `पंक्ति में लिंक है: ${a.link}`,
  },
  '@react-aria/grid': {
    deselectedItem: (a: Args) => `${a.item} चुना हुआ नहीं।`,
    select: 'चुनें',
    selectedCount: (a: Args, f) => (a.count === 0 ? 'कुछ नहीं चुना।' : `${f.number(a.count)} चुने हुए।`),
    selectedAll: 'सब चुने हुए।',
    selectedItem: (a: Args) => `${a.item} चुना हुआ।`,
    longPressToSelect: 'चुनना शुरू करने के लिए देर तक दबाएँ।',
  },
  '@react-aria/dnd': {
    dragItem: (a: Args) => `${a.itemText} को खींचें`,
    dragSelectedItems: (a: Args, f) => `${f.number(a.count)} चुनी हुई चीज़ें खींचें`,
    dragDescriptionKeyboard: 'खींचना शुरू करने के लिए Enter दबाएँ।',
    dragDescriptionKeyboardAlt: 'खींचना शुरू करने के लिए Alt + Enter दबाएँ।',
    dragDescriptionTouch: 'खींचना शुरू करने के लिए दो बार छुएँ।',
    dragDescriptionVirtual: 'खींचना शुरू करने के लिए क्लिक करें।',
    dragDescriptionLongPress: 'खींचना शुरू करने के लिए देर तक दबाएँ।',
    dragSelectedKeyboard: (a: Args, f) => `${f.number(a.count)} चुनी हुई चीज़ें खींचने के लिए Enter दबाएँ।`,
    dragSelectedKeyboardAlt: (a: Args, f) => `${f.number(a.count)} चुनी हुई चीज़ें खींचने के लिए Alt + Enter दबाएँ।`,
    dragSelectedLongPress: (a: Args, f) => `${f.number(a.count)} चुनी हुई चीज़ें खींचने के लिए देर तक दबाएँ।`,
    dragStartedKeyboard: 'खींचना शुरू। जगह तक जाने के लिए Tab दबाएँ, छोड़ने के लिए Enter, रद्द करने के लिए Escape।',
    dragStartedTouch: 'खींचना शुरू। जगह तक जाएँ, फिर छोड़ने के लिए दो बार छुएँ।',
    dragStartedVirtual: 'खींचना शुरू। जगह तक जाएँ, फिर छोड़ने के लिए क्लिक करें या Enter दबाएँ।',
    endDragKeyboard: 'खींचा जा रहा है। रद्द करने के लिए Enter दबाएँ।',
    endDragTouch: 'खींचा जा रहा है। रद्द करने के लिए दो बार छुएँ।',
    endDragVirtual: 'खींचा जा रहा है। रद्द करने के लिए क्लिक करें।',
    dropDescriptionKeyboard: 'छोड़ने के लिए Enter दबाएँ। रद्द करने के लिए Escape दबाएँ।',
    dropDescriptionTouch: 'छोड़ने के लिए दो बार छुएँ।',
    dropDescriptionVirtual: 'छोड़ने के लिए क्लिक करें।',
    dropCanceled: 'छोड़ना रद्द।',
    dropComplete: 'छोड़ दिया।',
    dropIndicator: 'छोड़ने की जगह',
    dropOnRoot: 'यहाँ छोड़ें',
    dropOnItem: (a: Args) => `${a.itemText} पर छोड़ें`,
    insertBefore: (a: Args) => `${a.itemText} से पहले रखें`,
    insertBetween: (a: Args) => `${a.beforeItemText} और ${a.afterItemText} के बीच रखें`,
    insertAfter: (a: Args) => `${a.itemText} के बाद रखें`,
  },
  '@react-aria/datepicker': {
    era: 'युग',
    year: 'साल',
    month: 'महीना',
    day: 'दिन',
    hour: 'घंटा',
    minute: 'मिनट',
    second: 'सेकंड',
    dayPeriod: 'पूर्वाह्न या अपराह्न',
    calendar: 'कैलेंडर',
    startDate: 'शुरू की तारीख़',
    endDate: 'आख़िरी तारीख़',
    weekday: 'सप्ताह का दिन',
    timeZoneName: 'समय क्षेत्र',
    selectedDateDescription: (a: Args) => `चुनी हुई तारीख़: ${a.date}`,
    selectedRangeDescription: (a: Args) => `चुनी हुई अवधि: ${a.startDate} से ${a.endDate}`,
    selectedTimeDescription: (a: Args) => `चुना हुआ समय: ${a.time}`,
  },
  '@react-aria/combobox': {
    focusAnnouncement: (a: Args, f) =>
      `${a.isGroupChange ? `समूह ${a.groupTitle}, ${f.number(a.groupCount)} विकल्प। ` : ''}${a.optionText}${a.isSelected ? ', चुना हुआ' : ''}`,
    countAnnouncement: (a: Args, f) => `${f.number(a.optionCount)} विकल्प हैं।`,
    selectedAnnouncement: (a: Args) => `${a.optionText}, चुना हुआ`,
    buttonLabel: 'सुझाव दिखाएँ',
    listboxLabel: 'सुझाव',
  },
  '@react-aria/color': {
    colorPicker: 'रंग चुनने का औज़ार',
    twoDimensionalSlider: 'दो दिशाओं वाला स्लाइडर',
    colorNameAndValue: (a: Args) => `${a.name}: ${a.value}`,
    colorInputLabel: (a: Args) => `${a.label}, ${a.channelLabel}`,
    colorSwatch: 'रंग का नमूना',
    transparent: 'पारदर्शी',
  },
  '@react-aria/calendar': {
    previous: 'पिछला',
    next: 'अगला',
    selectedDateDescription: (a: Args) => `चुनी हुई तारीख़: ${a.date}`,
    selectedRangeDescription: (a: Args) => `चुनी हुई अवधि: ${a.dateRange}`,
    todayDate: (a: Args) => `आज, ${a.date}`,
    todayDateSelected: (a: Args) => `आज, ${a.date}, चुनी हुई`,
    dateSelected: (a: Args) => `${a.date}, चुनी हुई`,
    startRangeSelectionPrompt: 'अवधि चुनना शुरू करने के लिए क्लिक करें',
    finishRangeSelectionPrompt: 'अवधि पूरी करने के लिए क्लिक करें',
    minimumDate: 'पहली उपलब्ध तारीख़',
    maximumDate: 'आख़िरी उपलब्ध तारीख़',
    dateRange: (a: Args) => `${a.startDate} से ${a.endDate}`,
  },
  '@react-aria/breadcrumbs': { breadcrumbs: 'आप यहाँ हैं' },
  '@react-aria/autocomplete': { collectionLabel: 'सुझाव' },
  '@react-stately/datepicker': {
    rangeUnderflow: (a: Args) => `तारीख़ ${a.minValue} या उसके बाद की हो।`,
    rangeOverflow: (a: Args) => `तारीख़ ${a.maxValue} या उससे पहले की हो।`,
    rangeReversed: 'शुरू की तारीख़ आख़िरी तारीख़ से पहले हो।',
    unavailableDate: 'यह तारीख़ उपलब्ध नहीं है।',
  },
  '@react-stately/color': {
    hue: 'रंगत',
    saturation: 'गहराई',
    lightness: 'हल्कापन',
    brightness: 'चमक',
    red: 'लाल',
    green: 'हरा',
    blue: 'नीला',
    alpha: 'अपारदर्शिता',
    colorName: (a: Args) => `${a.lightness} ${a.chroma} ${a.hue}`,
    transparentColorName: (a: Args) => `${a.lightness} ${a.chroma} ${a.hue}, ${a.percentTransparent} पारदर्शी`,
    'very dark': 'बहुत गहरा',
    dark: 'गहरा',
    light: 'हल्का',
    'very light': 'बहुत हल्का',
    pale: 'फीका',
    grayish: 'धूसर-सा',
    vibrant: 'चटक',
    black: 'काला',
    white: 'सफ़ेद',
    gray: 'धूसर',
    pink: 'गुलाबी',
    'pink red': 'गुलाबी लाल',
    'red orange': 'लाल नारंगी',
    brown: 'भूरा',
    orange: 'नारंगी',
    'orange yellow': 'नारंगी पीला',
    'brown yellow': 'भूरा पीला',
    yellow: 'पीला',
    'yellow green': 'पीला हरा',
    'green cyan': 'हरा फ़िरोज़ी',
    cyan: 'फ़िरोज़ी',
    'cyan blue': 'फ़िरोज़ी नीला',
    'blue purple': 'नीला बैंगनी',
    purple: 'बैंगनी',
    'purple magenta': 'बैंगनी मैजेंटा',
    magenta: 'मैजेंटा',
    'magenta pink': 'मैजेंटा गुलाबी',
  },
  'react-aria-components': {
    selectPlaceholder: 'एक चुनें',
    tableResizer: 'आकार बदलने की पट्टी',
    dropzoneLabel: 'छोड़ने की जगह',
    colorSwatchPicker: 'रंगों के नमूने',
  },
}
