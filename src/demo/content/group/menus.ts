import type { GroupPageKey, SubPage, Text } from '../types.ts'

/** Short labels of the group's pages in menus, footers and breadcrumbs. */
export const menuLabels: Record<GroupPageKey, Text> = {
  home: { tr: 'Ana sayfa', en: 'Home', de: 'Startseite', ru: 'Главная' },
  hotels: { tr: 'Oteller', en: 'Hotels', de: 'Hotels', ru: 'Отели' },
  'turkish-riviera': { tr: 'Türk Rivierası', en: 'Turkish Riviera', de: 'Türkische Riviera', ru: 'Турецкая Ривьера' },
  anatolia: { tr: 'Anadolu', en: 'Anatolia', de: 'Anatolien', ru: 'Анатолия' },
  kids: { tr: 'Crispy Kids World', en: 'Crispy Kids World', de: 'Crispy Kids World', ru: 'Crispy Kids World' },
  'beach-pool': { tr: 'Plaj ve havuz', en: 'Beach and pool', de: 'Strand und Pool', ru: 'Пляж и бассейны' },
  spa: { tr: 'Spa', en: 'Spa and wellness', de: 'Spa und Wellness', ru: 'Спа и велнес' },
  sport: { tr: 'Spor ve fitness', en: 'Sport and fitness', de: 'Sport und Fitness', ru: 'Спорт и фитнес' },
  entertainment: { tr: 'Eğlence', en: 'Entertainment', de: 'Unterhaltung', ru: 'Развлечения' },
  shopping: { tr: 'Alışveriş', en: 'Shopping', de: 'Einkaufen', ru: 'Магазины' },
  meeting: { tr: 'Toplantı', en: 'Meetings', de: 'Tagungen', ru: 'Мероприятия' },
  'early-booking': { tr: 'Erken rezervasyon', en: 'Early booking', de: 'Frühbucher', ru: 'Раннее бронирование' },
  kurban: { tr: 'Kurban Bayramı', en: 'Feast of Sacrifice', de: 'Opferfest', ru: 'Курбан-байрам' },
  'summer-deals': { tr: 'Yaz fırsatları', en: 'Summer offers', de: 'Sommerangebote', ru: 'Летние предложения' },
  'a-club': { tr: 'A-Club', en: 'A-Club', de: 'A-Club', ru: 'A-Club' },
  about: { tr: 'Hakkımızda', en: 'About us', de: 'Über uns', ru: 'О нас' },
  corporate: { tr: 'Kurumsal', en: 'Corporate', de: 'Unternehmen', ru: 'О компании' },
  philosophy: { tr: 'Marka felsefesi', en: 'Brand philosophy', de: 'Unsere Haltung', ru: 'Философия бренда' },
  'management-systems': {
    tr: 'Yönetim sistemleri',
    en: 'Management systems',
    de: 'Managementsysteme',
    ru: 'Системы менеджмента',
  },
  certificates: {
    tr: 'Sertifikalar ve ödüller',
    en: 'Certificates and awards',
    de: 'Zertifikate und Preise',
    ru: 'Сертификаты и награды',
  },
  policies: { tr: 'Politikalarımız', en: 'Policies', de: 'Richtlinien', ru: 'Наши принципы' },
  contact: { tr: 'İletişim', en: 'Contact', de: 'Kontakt', ru: 'Контакты' },
  privacy: { tr: 'Gizlilik', en: 'Privacy', de: 'Datenschutz', ru: 'Конфиденциальность' },
  'data-protection': {
    tr: 'KVKK',
    en: 'Data protection',
    de: 'Informationspflichten',
    ru: 'Персональные данные',
  },
  cookies: { tr: 'Çerezler', en: 'Cookies', de: 'Cookies', ru: 'Файлы cookie' },
  'not-found': { tr: 'Sayfa bulunamadı', en: 'Page not found', de: 'Seite nicht gefunden', ru: 'Страница не найдена' },
}

/** Short labels of a hotel's sub-pages. */
export const hotelMenuLabels: Record<SubPage, Text> = {
  about: { tr: 'Otel hakkında', en: 'About the hotel', de: 'Über das Hotel', ru: 'Об отеле' },
  rooms: { tr: 'Odalar', en: 'Rooms', de: 'Zimmer', ru: 'Номера' },
  gastronomy: { tr: 'Gastronomi', en: 'Gastronomy', de: 'Küche', ru: 'Рестораны и бары' },
  'beach-pool': { tr: 'Plaj ve havuz', en: 'Beach and pool', de: 'Strand und Pool', ru: 'Пляж и бассейны' },
  aquapark: { tr: 'Aquapark', en: 'Aquapark', de: 'Aquapark', ru: 'Аквапарк' },
  kids: { tr: 'Crispy Kids World', en: 'Crispy Kids World', de: 'Crispy Kids World', ru: 'Crispy Kids World' },
  spa: { tr: 'Spa', en: 'Spa', de: 'Spa', ru: 'Спа' },
  meeting: { tr: 'Toplantı', en: 'Meetings', de: 'Tagungen', ru: 'Мероприятия' },
  shopping: { tr: 'Alışveriş', en: 'Shopping', de: 'Einkaufen', ru: 'Магазины' },
  gallery: { tr: 'Galeri', en: 'Gallery', de: 'Galerie', ru: 'Галерея' },
  philosophy: { tr: 'Felsefemiz', en: 'Philosophy', de: 'Haltung', ru: 'Философия' },
  'management-systems': {
    tr: 'Yönetim sistemleri',
    en: 'Management systems',
    de: 'Managementsysteme',
    ru: 'Системы менеджмента',
  },
  policies: { tr: 'Politikalar', en: 'Policies', de: 'Richtlinien', ru: 'Принципы' },
  certificates: { tr: 'Sertifikalar', en: 'Certificates', de: 'Zertifikate', ru: 'Сертификаты' },
  kvkk: { tr: 'KVKK', en: 'Data protection', de: 'Informationspflichten', ru: 'Персональные данные' },
  contact: { tr: 'İletişim', en: 'Contact', de: 'Kontakt', ru: 'Контакты' },
  reservation: { tr: 'Online rezervasyon', en: 'Online reservation', de: 'Online buchen', ru: 'Онлайн-бронирование' },
}

/** Headings over groups of menu items; the regions' own names stand in regions.ts. */
export const headings = {
  hotels: { tr: 'Oteller', en: 'Hotels', de: 'Hotels', ru: 'Отели' },
  allHotels: { tr: 'Tüm oteller', en: 'All hotels', de: 'Alle Hotels', ru: 'Все отели' },
  regions: { tr: 'Bölgeler', en: 'Regions', de: 'Regionen', ru: 'Регионы' },
  onHoliday: { tr: 'Tatilde', en: 'On holiday', de: 'Im Urlaub', ru: 'На отдыхе' },
  offers: { tr: 'Fırsatlar', en: 'Offers', de: 'Angebote', ru: 'Предложения' },
  group: { tr: 'Grup', en: 'The group', de: 'Die Gruppe', ru: 'Группа' },
  legal: { tr: 'Yasal bilgiler', en: 'Legal', de: 'Rechtliches', ru: 'Правовая информация' },
  stay: { tr: 'Konaklama', en: 'Your stay', de: 'Wohnen', ru: 'Проживание' },
  eatAndDrink: { tr: 'Yeme içme', en: 'Eat and drink', de: 'Essen und Trinken', ru: 'Еда и напитки' },
  theHotel: { tr: 'Otel', en: 'The hotel', de: 'Das Hotel', ru: 'Отель' },
  events: { tr: 'Etkinlikler', en: 'Events', de: 'Veranstaltungen', ru: 'События' },
  wholeGroup: { tr: 'Crystal Hotels', en: 'Crystal Hotels', de: 'Crystal Hotels', ru: 'Crystal Hotels' },
} satisfies Record<string, Text>

/** Lines of the footer that are no links. */
export const footerTexts = {
  callCentre: {
    tr: 'Rezervasyon hattı',
    en: 'Reservations, in your language',
    de: 'Reservierung in Ihrer Sprache',
    ru: 'Бронирование на вашем языке',
  },
  callHours: {
    tr: 'Her gün 08.00–24.00, Türkiye saatiyle',
    en: 'Every day, 08:00 to midnight, Istanbul time',
    de: 'Täglich von 8 bis 24 Uhr, Istanbuler Zeit',
    ru: 'Ежедневно с 8:00 до полуночи по стамбульскому времени',
  },
  newsletterTitle: {
    tr: 'Yılda dört mektup',
    en: 'Four letters a year',
    de: 'Vier Briefe im Jahr',
    ru: 'Четыре письма в год',
  },
  newsletterText: {
    tr: 'Yeni odalar, ilk erken rezervasyon tarihi, tarifi en çok sorulan yemek. Başka bir şey yazmıyoruz.',
    en: 'New rooms, the first early-booking date, the recipe people asked for. Nothing else.',
    de: 'Neue Zimmer, der erste Frühbuchertermin, das Rezept, nach dem alle gefragt haben. Sonst nichts.',
    ru: 'Новые номера, начало раннего бронирования, рецепт, который просили гости. И больше ничего.',
  },
  followUs: { tr: 'Bizi izleyin', en: 'Follow us', de: 'Folgen Sie uns', ru: 'Мы в соцсетях' },
  copyright: {
    tr: 'Crystal Hotels. Tüm hakları saklıdır.',
    en: 'Crystal Hotels. All rights reserved.',
    de: 'Crystal Hotels. Alle Rechte vorbehalten.',
    ru: 'Crystal Hotels. Все права защищены.',
  },
} satisfies Record<string, Text>
