/** What tells a finding from others of its kind: a line for each of its faults. */
import { counted } from './counted.ts'
import type { FindingCode } from '../../../config/problems/table.ts'
import type {
  FieldIssue,
  FileFault,
  PageFault,
  ProblemValues,
  RedirectCause,
  TextFault,
} from '../../../config/problems/values.ts'
import { fieldName } from '../field-name.ts'
import { fields } from './fields.ts'

/** Names a record by its key, and a language by its code. */
export interface Names {
  record: (key: string) => string
  language: (code: string) => string
}

export type Details = { [Code in FindingCode]: (values: ProblemValues[Code], names: Names) => readonly string[] }

const TYPES: Record<string, string> = {
  string: 'metin',
  number: 'sayı',
  int: 'tam sayı',
  boolean: 'evet veya hayır',
  array: 'liste',
  object: 'alanları olan bir bölüm',
  record: 'alanları olan bir bölüm',
}

function issueText(issue: FieldIssue): string {
  switch (issue.code) {
    case 'missing':
      return 'eksik'
    case 'type':
      if (issue.type === 'never') return 'çok fazla iç içe; sitede gösterilemiyor'
      return `değeri uygun değil; ${TYPES[issue.type] ?? 'başka türde bir değer'} olmalı`
    case 'too-small':
      if (issue.of === 'string' || issue.of === 'array') return 'boş'
      return issue.limit === 0 ? 'sıfırdan büyük olmalı' : `çok küçük; sınır ${issue.limit}`
    case 'too-big':
      return `çok büyük; en çok ${issue.limit} olabilir`
    case 'choice':
      return `şunlardan biri olmalı: ${issue.choices.join(', ')}`
    case 'format':
      return 'biçimi uygun değil'
    case 'empty':
      return 'boş'
    case 'moment':
      return `böyle bir tarih ve saat yok: “${issue.is}”`
    case 'before-start':
      return `${issue.end}, başlangıçtan (${issue.start}) önce`
    case 'whole-degrees':
      return `${issue.is} tam derece: en az dört ondalık basamak yazın, yoksa harita oteli kilometrelerce uzakta gösterir`
    case 'exchanged':
      return `${issue.is}: enlem ile boylam yer değiştirmiş görünüyor; doğruysa adresin sonuna ülkeyi yazın`
    case 'other':
      return `başka bir kaydın cevabı geldi: “${issue.asked}” yerine “${issue.is}”`
  }
}

const REDIRECT_CAUSES: Record<RedirectCause, string> = {
  address: 'geçerli bir adres değil',
  reserved: 'bu adresi sitenin kendisi yanıtlıyor',
  'other-site': 'başka bir sitenin adresi',
  status: 'böyle bir durum kodu yok',
  target: 'açılabilecek bir hedefi yok',
  twice: 'önceki bir satır bu adresi başka bir yere gönderiyor',
  loop: 'kendine dönüyor',
  'target-missing': 'hedefte sayfa yok',
  pattern: 'adres değil, kalıp',
  unused: 'dosyada kapalı olarak işaretli',
  quotes: 'tırnak işaretleri kapanmamış',
  long: 'web sunucuları için fazla uzun',
}

function textFault(fault: TextFault): string {
  switch (fault.code) {
    case 'entities':
      return '&amp; gibi kodlar'
    case 'word-markup':
      return 'Word kalıntıları'
    case 'wrapping':
      return 'içe aktarma kalıntıları (CDATA)'
    case 'invisible':
      return 'görünmeyen karakterler'
    case 'empty':
      return 'boş'
    case 'nameless':
      return 'boş; yerine sayfasının başlığı veya adresinden türetilen bir ad görünüyor'
    case 'empty-element':
      return `boş <${fault.element}>`
  }
}

function pageFault(fault: PageFault): string {
  switch (fault.code) {
    case 'language':
      return `Sayfanın dili yanlış bildiriliyor: ${fault.is || 'yok'}`
    case 'title-missing':
      return 'Sayfanın başlığı yok.'
    case 'alt-missing':
      return 'Açıklaması olmayan bir görsel var.'
    case 'kept-out':
      return 'Sayfa arama motorlarına kapalı, açık olmalı.'
    case 'not-kept-out':
      return 'Sayfa arama motorlarına açık, kapalı olmalı.'
    case 'element-count':
      return `<${fault.element}> ${fault.count} kez var, bir kez olmalı.`
    case 'heading-jump':
      return `Başlık düzeyi atlanmış: h${fault.after} düzeyinden sonra h${fault.level}`
    case 'canonical':
      return `Asıl adres (canonical) yanlış: ${fault.is || 'yok'}`
    case 'alternates':
      return `Diğer diller yanlış bildiriliyor: ${fault.is || 'yok'}`
    case 'share-missing':
      return `Paylaşım bilgisi eksik: ${fault.property}`
    case 'share-address':
      return 'Paylaşım bilgisindeki adres (og:url) sayfanın asıl adresi değil.'
    case 'share-language':
      return 'Paylaşım bilgisindeki dil (og:locale) sayfanın dili değil.'
    case 'share-picture':
      return `Paylaşım görselinin adresi yanlış: ${fault.is || 'yok'}`
    case 'data':
    case 'data-unreadable':
      return 'Arama motorları için yapılandırılmış veri okunamıyor.'
  }
}

const FILE_FAULTS: Record<FileFault, string> = {
  empty: 'dosya boş',
  cut: 'dosyanın sonu eksik',
  unreadable: 'tarayıcıların gösterebildiği bir dosya değil',
  'too-large': 'dosya çok büyük',
  missing: 'dosya yerinde yok',
  unanswered: 'dosya alınamadı',
}
const SHOWN = { last: 'son geçerli hâli gösteriliyor', none: 'yerinde bir şey gösterilmiyor' }

const before = (...names: (string | undefined)[]) => {
  const named = names.filter(Boolean).join(' › ')
  return named && `${named}: `
}

const faults: Details['part-dropped'] = ({ faults: all }) =>
  all.map(({ at, field, issue }) => `${fieldName([...at, ...field], fields) || 'Kaydın tamamı'}: ${issueText(issue)}`)
const failedCall: Details['call-failed-kept'] = ({ call }) => [`Yanıt alınamayan adres: ${call}`]
const wordsName = { title: 'Başlık', description: 'Açıklama' }

export const details: Details = {
  'provider-failing': ({ kept }) => [`${counted(kept, 'içerik')} alınamadı, son alınan hâliyle duruyor`],
  'call-failed-kept': failedCall,
  'call-failed-empty': failedCall,
  'record-invalid': faults,
  'record-invalid-kept': faults,
  'part-dropped': faults,
  'text-cleaned': ({ texts }) =>
    texts.map(({ field, faults: all }) => `${fieldName(field, fields)}: ${all.map(textFault).join(', ')}`),
  'event-unannounced': ({ missing }) => missing.map((field) => `${fields[field]}: eksik`),
  'share-letters': ({ letters, text }) => [`“${text}” içinde: ${letters.join(' ')}`],
  'url-dropped': ({ addresses }) =>
    addresses.map(
      ({ address, owner, field = [], element }) =>
        `${before(owner, fieldName(field, fields))}${element ? `<${element}> ` : ''}“${address}”`,
    ),
  'link-missing': ({ url, text }) => [`Bağlantının adresi: /${url}${text ? `, metni: “${text}”` : ''}`],
  'link-broken': ({ target }) => [`Bağlantının adresi: ${target}`],
  'file-missing': ({ source }) => [`Dosyanın adresi: ${source}`],
  'file-unfit': ({ files }) =>
    files.map(
      ({ source, fault, field = [], shown }) =>
        `${before(fieldName(field, fields))}${source}: ${[FILE_FAULTS[fault], shown && SHOWN[shown]].filter(Boolean).join('; ')}`,
    ),
  'media-failing': ({ kept, left }) => [
    `${counted(kept, 'görsel veya dosya')} eski hâliyle gösteriliyor; hiç alınamamış ${counted(left, 'tanesi')} gösterilmiyor`,
  ],
  'cache-untold': ({ url }) => [`Önbelleğin adresi: ${url}`],
  'cache-forbidden': ({ url, reason }) => [`Önbelleğin adresi: ${url}`, `Yanıtı: ${reason}`],
  contradiction: ({ figure, value, other, where }, { record }) => [
    `${fields[figure]}: burada ${value}; ${record(where)} kaydında ${other}`,
  ],
  'alternate-missing': ({ locale, url }, { language }) => [`${language(locale)}: /${url}`],
  'number-invented': ({ number }) => [number],
  'number-unreadable': ({ field = [], text }) => [`${before(fieldName(field, fields))}okunamıyor: “${text}”`],
  'redirects-broken': ({ faults, more }) => [
    ...faults.map(
      ({ line, address, cause, target }) =>
        `${line}. satır: ${address}${target ? ` → ${target}` : ''}, ${REDIRECT_CAUSES[cause]}`,
    ),
    ...(more > 0 ? [`ve ${more} tane daha`] : []),
  ],
  'redirects-unneeded': ({ lines, more }) => [
    ...lines.map(({ line, address }) => `${line}. satır: ${address}`),
    ...(more > 0 ? [`ve ${more} tane daha`] : []),
  ],
  'path-unsafe': ({ path }) => [`Adres: ${path}`],
  'path-twice': ({ address, owner, other }) => [
    `${address}: “${owner.name}” (${owner.id}), “${other.name}” (${other.id})`,
  ],
  'page-faulty': (fault) => [pageFault(fault)],
  'page-words': (fault) => {
    if (fault.code === 'repeated')
      return [`${fault.text === 'title' ? 'Başlığı' : 'Açıklaması'} ${fault.path} sayfasıyla aynı: “${fault.words}”`]
    const { code, text, count, limit } = fault
    return code === 'too-long'
      ? [`${wordsName[text]} ${count} karakter; arama sonuçlarında ilk ${limit} karakter görünür.`]
      : [`${wordsName[text]} yalnızca ${count} karakter; en az ${limit} karakter olmalı.`]
  },
}
