import type { Lang } from '../../src/demo/contract.ts'
import type { GroupPageKey, SubPage } from '../../src/demo/paths.ts'
import { listed } from '../harness/listed.ts'

type Text = Record<Lang, string>

export const WORDS = {
  room: { tr: 'Deniz odası', en: 'Sea room', de: 'Meerzimmer', ru: 'Номер у моря' },
  roomSlug: { tr: 'deniz-odasi', en: 'sea-room', de: 'meerzimmer', ru: 'nomer-u-morya' },
  outlet: { tr: 'Balık lokantası', en: 'Fish kitchen', de: 'Fischküche', ru: 'Рыбная кухня' },
  outletSlug: { tr: 'balik-lokantasi', en: 'fish-kitchen', de: 'fischkueche', ru: 'rybnaya-kukhnya' },
  event: { tr: 'Fener akşamı', en: 'Lantern evening', de: 'Laternenabend', ru: 'Вечер фонарей' },
  eventSlug: { tr: 'fener-aksami', en: 'lantern-evening', de: 'laternenabend', ru: 'vecher-fonarey' },
  morning: { tr: 'Sabah yüzmesi', en: 'Morning swim', de: 'Morgenbad', ru: 'Утреннее купание' },
  massage: { tr: 'Sırt masajı', en: 'Back massage', de: 'Rückenmassage', ru: 'Массаж спины' },
  steam: { tr: 'Buhar odası', en: 'Steam room', de: 'Dampfbad', ru: 'Паровая баня' },
  reception: { tr: 'Resepsiyon', en: 'Front desk', de: 'Empfang', ru: 'Ресепшен' },
  dinner: { tr: 'Akşam yemeği', en: 'Dinner', de: 'Abendessen', ru: 'Ужин' },
  double: { tr: 'Çift kişilik', en: 'Double', de: 'Doppelbett', ru: 'Двуспальная' },
  sea: { tr: 'Deniz', en: 'Sea', de: 'Meer', ru: 'Море' },
  standard: { tr: 'Standart', en: 'Standard', de: 'Standard', ru: 'Стандарт' },
  plan: { tr: 'Zemin', en: 'Floor', de: 'Grundriss', ru: 'План' },
  award: { tr: 'Mavi bayrak', en: 'Blue flag', de: 'Blaue Flagge', ru: 'Голубой флаг' },
  outside: { tr: 'Dışarısı', en: 'Outside', de: 'Draußen', ru: 'Снаружи' },
  inside: { tr: 'İçerisi', en: 'Inside', de: 'Drinnen', ru: 'Внутри' },
  story: { tr: 'Bir gün', en: 'One day', de: 'Ein Tag', ru: 'Один день' },
  booking: { tr: 'Rezervasyon', en: 'Reservation', de: 'Reservierung', ru: 'Бронирование' },
} satisfies Record<string, Text>

export const GROUP_TITLES: Partial<Record<GroupPageKey, Text>> = {
  home: { tr: 'Koy Otelleri', en: 'Bay Hotels', de: 'Bucht Hotels', ru: 'Отели бухты' },
  about: { tr: 'Hakkımızda', en: 'About us', de: 'Über uns', ru: 'О нас' },
  contact: { tr: 'İletişim', en: 'Contact', de: 'Kontakt', ru: 'Контакты' },
  certificates: { tr: 'Sertifikalar', en: 'Certificates', de: 'Zertifikate', ru: 'Сертификаты' },
  entertainment: { tr: 'Eğlence', en: 'Entertainment', de: 'Unterhaltung', ru: 'Развлечения' },
  'turkish-riviera': { tr: 'Türk Rivierası', en: 'Turkish Riviera', de: 'Türkische Riviera', ru: 'Турецкая Ривьера' },
  'summer-deals': { tr: 'Yaz fırsatları', en: 'Summer deals', de: 'Sommerangebote', ru: 'Летние предложения' },
  hotels: { tr: 'Oteller', en: 'Hotels', de: 'Hotels', ru: 'Отели' },
  'not-found': { tr: 'Bu sayfa yok', en: 'No such page', de: 'Keine solche Seite', ru: 'Такой страницы нет' },
}

export const SUB_TITLES: Record<SubPage, Text> = {
  rooms: { tr: 'Odalar', en: 'Rooms', de: 'Zimmer', ru: 'Номера' },
  gastronomy: { tr: 'Gastronomi', en: 'Gastronomy', de: 'Küche', ru: 'Рестораны' },
  spa: { tr: 'Hamam', en: 'Spa', de: 'Spa', ru: 'Спа' },
  contact: { tr: 'İletişim', en: 'Contact', de: 'Kontakt', ru: 'Контакты' },
  gallery: { tr: 'Galeri', en: 'Gallery', de: 'Galerie', ru: 'Галерея' },
  reservation: { tr: 'Online rezervasyon', en: 'Online reservation', de: 'Online buchen', ru: 'Бронирование' },
  about: { tr: 'Otel hakkında', en: 'About the hotel', de: 'Über das Hotel', ru: 'Об отеле' },
  certificates: { tr: 'Sertifikalar', en: 'Certificates', de: 'Zertifikate', ru: 'Сертификаты' },
  shopping: { tr: 'Alışveriş', en: 'Shopping', de: 'Einkaufen', ru: 'Магазины' },
  aquapark: { tr: 'Su parkı', en: 'Water park', de: 'Wasserpark', ru: 'Аквапарк' },
  kids: { tr: 'Çocuk dünyası', en: 'Kids world', de: 'Kinderwelt', ru: 'Детский мир' },
  'management-systems': { tr: 'Yönetim', en: 'Management', de: 'Management', ru: 'Менеджмент' },
  kvkk: { tr: 'KVKK', en: 'Data protection', de: 'Datenschutz', ru: 'Данные' },
  philosophy: { tr: 'Felsefemiz', en: 'Philosophy', de: 'Haltung', ru: 'Философия' },
  'beach-pool': { tr: 'Plaj ve havuz', en: 'Beach and pool', de: 'Strand und Pool', ru: 'Пляж и бассейн' },
  policies: { tr: 'Politikalar', en: 'Policies', de: 'Richtlinien', ru: 'Принципы' },
  meeting: { tr: 'Toplantı', en: 'Meetings', de: 'Tagungen', ru: 'Мероприятия' },
}

const SENTENCES: Record<Lang, readonly string[]> = {
  tr: listed(`
    Kahvaltı yedide başlar, ekmek altıda fırından çıkar. | Koyun ucundaki iskele kırk iki metre uzunluğundadır.
    Rüzgâr öğleden sonra ikide döner ve dalgayı yatıştırır. | Her katta dört oda vardır, hepsinin penceresi denize bakar.
    Bahçedeki incir ağacı otelden altmış yıl yaşlıdır. | Kaptan her perşembe teknesini konuklara açar.
    Çarşı yürüyerek on dakika, bisikletle üç dakika sürer. | Akşam yemeğinde balık o sabah tutulandır.`),
  en: listed(`
    Breakfast starts at seven, and the bread leaves the oven at six. | The jetty at the end of the bay is forty-two metres long.
    The wind turns at two in the afternoon and calms the waves. | Each floor has four rooms, and every window looks at the sea.
    The fig tree in the garden is sixty years older than the hotel. | The captain opens his boat to guests every Thursday.
    The market is ten minutes on foot and three by bicycle. | The fish at dinner is what was caught that morning.`),
  de: listed(`
    Das Frühstück beginnt um sieben, das Brot kommt um sechs aus dem Ofen. | Der Steg am Ende der Bucht ist zweiundvierzig Meter lang.
    Um zwei Uhr nachmittags dreht der Wind und beruhigt die Wellen. | Jedes Stockwerk hat vier Zimmer, alle Fenster gehen aufs Meer.
    Der Feigenbaum im Garten ist sechzig Jahre älter als das Hotel. | Jeden Donnerstag nimmt der Kapitän Gäste mit auf sein Boot.
    Zum Markt sind es zehn Minuten zu Fuß und drei mit dem Rad. | Der Fisch am Abend wurde am selben Morgen gefangen.`),
  ru: listed(`
    Завтрак начинается в семь, а хлеб достают из печи в шесть. | Пирс в конце бухты тянется на сорок два метра.
    В два часа дня ветер меняется и успокаивает волны. | На каждом этаже четыре номера, и все окна смотрят на море.
    Инжир в саду на шестьдесят лет старше отеля. | Каждый четверг капитан берёт гостей на свою лодку.
    До рынка десять минут пешком и три на велосипеде. | На ужин подают рыбу, пойманную этим утром.`),
}

/** The sentence that a number chooses; the number itself stands in it, so no two pages read the same. */
export function sentence(lang: Lang, seed: number): string {
  const list = SENTENCES[lang]
  return list[Math.abs(seed) % list.length] ?? ''
}

/** Paragraphs of HTML, each with five sentences. */
export const paragraphs = (lang: Lang, seed: number, count: number) =>
  Array.from({ length: count }, (_, index) => {
    const sentences = Array.from({ length: 5 }, (_, place) => sentence(lang, seed + index * 3 + place))
    return `<p>${seed + index}. ${sentences.join(' ')}</p>`
  }).join('')
