/** Texts of releases, what differs in them, and the history. */
import { counted } from './counted.ts'
import type { Deed } from '../../../records/release.ts'

/** What a line of the history says, each part in words. */
interface LineWords {
  release: string
  /** It waits again because somebody went back to an earlier release. */
  isWithdrawn: boolean
  by: string
  time: string
  /** Of a dismissed translation: the record with its language, or the language alone. */
  record: string
  pages?: number | undefined
  overtakenBy?: number | undefined
  plannedBy?: string | undefined
  lateMinutes?: number | undefined
  field?: string | undefined
  /** A dismissed translation is on the list again. */
  isBack: boolean
  codes?: readonly string[] | undefined
}

const VERBS = { changed: 'değişti', added: 'eklendi', removed: 'kalktı', moved: 'taşındı' }

export const releases = {
  releases: {
    title: (number: number) => `${number}. sürümde neler farklı`,
    live: 'Bu sürüm şu anda yayında.',
    against: (number: number) => `${number}. sürüme göre`,
    first: 'Bu ilk sürüm: karşılaştırılacak bir önceki sürüm yok.',
    notKept: 'Karşılaştırılacak sürüm artık saklanmıyor.',
    compare: 'Başka bir sürümle karşılaştır',
    show: 'Karşılaştır',
    preview: 'Bu sürümün bütün sitesine bak',
    kinds: { changed: 'Değişen sayfalar', added: 'Yeni sayfalar', removed: 'Kaldırılan sayfalar' },
    pages: (count: number) => counted(count, 'sayfa'),
    movedTo: (path: string) => `Taşındı; yeni adresi: ${path}`,
    movedFrom: (path: string) => `Taşındı; eski adresi: ${path}`,
    more: (count: number) => `${count} değişiklik daha`,
    part: (part: number, parts: number) => `Liste ${part} / ${parts}`,
    earlier: 'Önceki sayfalar',
    later: 'Sonraki sayfalar',
    report: 'Nasıl hazırlandı',
    run: (seconds: string, rendered: number | undefined) =>
      `${seconds} saniyede hazırlandı${rendered === undefined ? '' : `; ${counted(rendered, 'sayfa')} yeniden oluşturuldu`}.`,
    noRun: 'Hazırlanış bilgisi artık saklanmıyor.',
    deeds: 'Kim, ne yaptı',
  },
  compared: {
    title: (title: string) => `Yan yana: ${title}`,
    path: 'Adres',
    history: 'Bu sayfanın geçmişi',
    all: (number: number) => `${number}. sürümdeki bütün farklar`,
    added: (number: number) => `Bu sayfa ${number}. sürümde yeni.`,
    removed: (number: number) => `Bu sayfa ${number}. sürümde yok.`,
    moved: (from: string, to: string, leads: boolean) =>
      `Sayfa taşındı: ${from} → ${to}.${leads ? ' Eski adresi açan, yeni adrese yönlendirilir.' : ''}`,
    open: 'Önizlemede aç',
    openLive: 'Yayındakini aç',
    same: 'Bu sayfa iki sürümde de aynı.',
    around: 'Sayfanın içeriği aynı; menüler veya sayfa altı değişiyor.',
    elsewhere: 'Metinler ve görseller aynı. Fark, misafirlerin görmediği ayrıntılarda.',
    surroundings: 'Menülerde ve sayfa altında',
    before: 'Önceki görsel',
    after: 'Yeni görsel',
    live: 'şu anda yayında',
    width: 'Görünüm',
    desktop: 'Bilgisayar',
    phone: 'Telefon',
    marks: 'Farklar çerçeve içinde: düz çizgi değişen, çift çizgi eklenen, kesik çizgi ve üstü çizili olan kaldırılan.',
    texts: 'Metin ve görsel farkları',
    more: (count: number) => `ve ${count} fark daha`,
    kinds: { kept: '', moved: 'Yeri değişti', added: 'Eklendi', removed: 'Kalktı', changed: 'Değişti' },
    elements: {
      img: 'görsel',
      video: 'video',
      title: 'arama motorundaki başlık',
      description: 'arama motorundaki açıklama',
      heading: 'başlık',
      li: 'liste maddesi',
      a: 'menü maddesi',
      option: 'seçenek',
      cell: 'tablo veya bilgi satırı',
      text: 'metin',
    },
    link: 'yalnız bağlantının gittiği yer',
    picture: 'yeni görsel, açıklaması aynı',
  },
  pageHistory: {
    title: 'Sayfanın geçmişi',
    none: 'Saklanan sürümlerin hiçbirinde bu adreste bir sayfa yok.',
    oldest: 'Saklanan en eski sürümde böyleydi.',
    kinds: { changed: 'Sayfa değişti', added: 'Sayfa eklendi', removed: 'Sayfa kalktı' },
    moved: (from: string, to: string) => `Sayfa taşındı: ${from} → ${to}`,
    live: (moment: string) => `ilk yayını ${moment}`,
    made: (moment: string, mayCome: boolean) => `hazırlandı: ${moment}; ${mayCome ? 'henüz ' : ''}yayınlanmadı`,
    compare: 'Öncekiyle karşılaştır',
    look: 'O günkü hâline bak',
    edits: 'Neler değişti',
    looks: 'Sürümlerde nasıl göründü',
    kept: 'Burada yalnız saklanan sürümler var. Daha eskilerin sayfalarına artık bakılamaz; metinlerinde neyin değiştiği yukarıda durur.',
  },
  pageEdits: {
    made: (release: string, by: string | undefined) =>
      by === undefined ? `${release}.` : `${release}, değiştiren: ${by}.`,
    live: (moment: string, by: string, release: string | undefined) =>
      `Yayına girdi: ${moment}${release === undefined ? '' : `, ${release} ile`}. Yayınlayan: ${by}.`,
    turns: [
      (moment: string, by: string) => `Yayından kalktı: ${moment}. Önceki bir sürüme dönüldü (${by}).`,
      (moment: string, by: string) => `Yeniden yayına girdi: ${moment} (${by}).`,
    ],
    notLive: 'Henüz yayınlanmadı.',
    replaced: 'yayına girmeden yeniden değişti',
    noText: 'Metinler aynı; bir görsel, sıra veya başka bir ayrıntı değişti.',
    more: (count: number) => `ve ${count} metin daha`,
  },
  history: {
    title: 'Geçmiş',
    none: 'Henüz bir şey yapılmadı.',
    differences: 'Neler farklı',
    older: 'Daha eskiler',
    newest: 'En yeniler',
    export: 'Bütün geçmişi indir (JSON satırları)',
    person: 'Kim',
    everybody: 'herkes',
    since: 'İlk gün',
    until: 'Son gün',
    address: 'Sayfanın adresi (yayındaki veya eski)',
    noneFound: 'Bu seçime uyan bir satır yok.',
    noEdits: 'Bu adreste saklanan bir değişiklik yok.',
    ofPage: 'Bu sayfa her sürümde nasıl göründü?',
    samples: (paths: readonly string[]) => `örneğin ${paths.join(', ')}`,
    authors: (names: string) => `içerik sisteminde ${names}`,
    plot: 'Yayınların süresi',
    plotWhy: (count: number, failed: number) =>
      `Son ${count} yayın, soldan sağa; yükseklik süreyi gösterir. Dolu nokta yayınlandı, boş nokta hazırlandı (yayını ayrıca onaylanır) veya değişiklik yok. ${failed === 0 ? 'Hepsi başarılı.' : `${failed} tanesi tamamlanamadı (çarpı).`}`,
    table: 'Son yayınlar tablo olarak',
    when: 'Zaman',
    who: 'Kim',
    outcome: 'Sonuç',
    took: 'Süre',
    seconds: (text: string) => `${text} sn`,
    outcomes: {
      published: 'yayınlandı',
      waiting: 'hazırlandı',
      unchanged: 'değişiklik yok',
      refused: 'reddedildi',
      failed: 'başarısız',
    },
    lines: {
      waiting: ({ release, pages, by, isWithdrawn }) =>
        isWithdrawn
          ? `${release} yeniden onay bekliyor: önceki bir sürüme dönüldü (${by})`
          : `${release} onaya sunuldu, ${counted(pages ?? 0, 'sayfa')} farklı (${by})`,
      approved: ({ release, by }) => `${release} onaylandı (${by})`,
      scheduled: ({ release, time, by }) => `${release} için yayın zamanı: ${time} (${by})`,
      cancelled: ({ release, time, by, overtakenBy, plannedBy }) =>
        overtakenBy === undefined
          ? `${release} için ${time} planı iptal edildi (${by})`
          : `${release} için ${time} planı${plannedBy === undefined ? '' : ` (${plannedBy})`} düştü: ${overtakenBy}. sürüm daha önce yayınlandı`,
      published: ({ release, by, lateMinutes }) =>
        `${release} yayınlandı (${by})${lateMinutes === undefined ? '' : `, ${lateMinutes} dakika gecikmeyle: sunucu kapalıydı`}`,
      undone: ({ release, by }) => `${release} yeniden yayına alındı (${by})`,
      dismissed: ({ record, field, by, isBack }) =>
        `${isBack ? 'Çeviri listeye geri alındı' : 'Çeviri uygun bulundu'}: ${record}${field ? `, ${field}` : ''} (${by})`,
      refused: ({ by, codes = [] }) => `Yayın güvenlik denetiminde durduruldu (${by}): ${codes.join(', ')}`,
      renewed: () => 'Yayın kayıtları yenilendi: eski sürümler artık saklanmıyor, içerik yeniden alınıyor',
    } satisfies Record<Deed, (words: LineWords) => string> as Record<Deed, (words: LineWords) => string>,
  },
  reasons: {
    whole: {
      'new-page': 'Yeni sayfa',
      'inputs-changed': 'Sitenin tasarımı veya ayarları değişti',
      'links-changed': 'Bağlantı verdiği bir sayfa eklendi, kalktı veya taşındı',
      'rollback-ended': 'Önceki sürüme dönüş sona erdi',
    },
    kinds: {
      room: 'Oda',
      rooms: 'Oda listesi',
      plans: 'Oda planları',
      page: 'Sayfa',
      event: 'Etkinlik',
      menus: 'Menüler',
      stories: 'Hikâyeler',
      hotels: 'Otel listesi',
      regions: 'Bölge listesi',
      gastronomy: 'Restoran ve barlar',
      outlet: 'Restoran veya bar',
      spa: 'Spa',
      contact: 'İletişim bilgileri',
      certificates: 'Belgeler',
      galleryCategories: 'Galeri bölümleri',
      galleryFiles: 'Galeri görselleri',
    },
    verbs: VERBS,
    /** `verb`: missing where the name says all. */
    on: (name: string, verb: keyof typeof VERBS | undefined, pages: string) =>
      verb === 'changed'
        ? `${name}: ${pages} sayfada değişti`
        : verb
          ? `${name}: ${VERBS[verb]} (${pages} sayfa)`
          : `${name} (${pages} sayfa)`,
  },
}
