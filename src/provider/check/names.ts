/** Scores how likely two field names mean the same. */

/** Groups of names that APIs use for the same thing. Groups may overlap. */
const SYNONYMS = [
  'title name heading headline label caption displayname fullname baslik ad adi isim',
  'text description desc summary copy teaser intro excerpt body subtitle note metin aciklama',
  'html content body richtext markup markdown icerik copy text',
  'url path link href uri route permalink target address adres',
  'slug alias handle permalink key urlkey seoname',
  'image picture photo img thumbnail visual cover resim gorsel foto',
  'images pictures photos imgs gallery resimler gorseller',
  'file media asset image picture source dosya',
  'sourceurl src url href source path uri location file',
  'locale lang language culture dil langcode',
  'sizem2 size area surface sqm squaremeters m2 alan metrekare',
  'code type kind key tip kod name',
  'hreflangs alternates translations languages locales i18n ceviriler',
  'contents sections blocks modules components body bolumler',
  'heroslides hero banners slides carousel slider',
  'metas meta metadata seo tags metatags',
  'breadcrumbs crumbs trail path breadcrumb',
  'items entries children list elements subitems rows nodes',
  'hours times openinghours opening schedule timetable saatler',
  'from start begin opens open opensat baslangic',
  'to end until closes close closesat bitis',
  'startsat start startdate from date begin begins startdatetime',
  'endsat end enddate until to ends finish enddatetime',
  'venue place location where yer mekan',
  'phone tel telephone phonenumber telefon mobile',
  'email mail eposta emailaddress',
  'fax faks telefax',
  'address street addressline adres',
  'latitude lat enlem',
  'longitude lng lon long boylam',
  'stars rating star starrating yildiz class',
  'ordinal order position sort rank index sira sortorder sequence',
  'value val content text deger',
  'options settings attributes properties params',
  'features amenities facilities specs specifications ozellikler equipment',
  'beds bed bedding bedtype yatak',
  'view outlook panorama manzara sight',
  'maxadults adults capacityadults adultcapacity',
  'maxchildren children kids capacitychildren childcapacity',
  'updatedat modified modifiedat changed changedat lastmodified updated guncellenme',
  'reservationurl bookingurl booking bookinglink reservationlink',
  'regioncode region area bolge destination',
  'layout template variant style format',
  'alt alttext alternativetext description caption',
  'mimetype contenttype mime type format',
  'publisher owner organizer organiser host',
  'property hotel owner site',
  'propertynetwork network group chain',
  'events activities calendar happenings',
  'sessions slots programme program',
  'gallery album photos',
  'groups sections categories',
  'category type kind class',
  'treatments massages services therapies',
  'departments contacts teams',
  'directions route howtoget arrival',
  'durationminutes duration minutes length',
  'document pdf download attachment',
  'subitems children submenu links sub',
  'thumbnail thumb cover poster preview',
  'active current isactive selected',
].map((line) => line.split(' '))

const joined = (name: string) => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
const words = (name: string) =>
  name
    .replace(/(\p{Ll}|\p{N})(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && word !== 'is' && word !== 'the')

const areSame = (left: string, right: string) => SYNONYMS.some((group) => group.includes(left) && group.includes(right))

/** Names that mean nothing without their object. */
const GENERIC = ['id', 'code', 'name', 'url', 'title', 'sourceUrl', 'slug']

/** From 0, unrelated, to 1, the same apart from spelling. `wanted` and `found` are paths. */
export function likeness(wanted: string, found: string): number {
  const own = wanted.slice(wanted.lastIndexOf('[]') + 1).replace(/^[\].]+/, '')
  const [isGeneric, ends] = [GENERIC.includes(endOf(own)), alike(endOf(own), endOf(found))]
  if (!own.includes('.')) return Math.max(ends, alike(own, found))
  // Being in the same object does not make names similar.
  if (found.includes('.')) return isGeneric ? Math.min(ends, alike(parentOf(own), parentOf(found))) : ends
  return Math.max(alike(own, found), isGeneric || ends < 0.8 ? 0 : ends)
}

const endOf = (path: string) => path.slice(path.lastIndexOf('.') + 1)
export const parentOf = (path: string) => path.slice(0, Math.max(0, path.lastIndexOf('.')))

function alike(left: string, right: string): number {
  const [one, other] = [joined(left), joined(right)]
  if (one === other) return 1
  if (areSame(one, other)) return 0.9
  const [ours, theirs] = [words(left), words(right)]
  const inBoth = (some: readonly string[], others: readonly string[]) =>
    some.filter((word) => others.some((each) => each === word || areSame(word, each))).length
  const shared = Math.min(inBoth(ours, theirs), inBoth(theirs, ours))
  const share = (2 * shared) / (ours.length + theirs.length)
  return Math.max(share * 0.8, pairsAlike(one, other) * 0.6)
}

/** Share of letter pairs that both have. */
function pairsAlike(left: string, right: string): number {
  const pairs = (text: string) => new Set([...text].slice(1).map((letter, index) => text[index]! + letter))
  const [ours, theirs] = [pairs(left), pairs(right)]
  const shared = [...ours].filter((pair) => theirs.has(pair)).length
  return ours.size + theirs.size === 0 ? 0 : (2 * shared) / (ours.size + theirs.size)
}
