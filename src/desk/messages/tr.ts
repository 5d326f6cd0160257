import type { FindingCode } from '../../problems/table.ts'
import type { Deed } from '../../state/history.ts'
import type { Counts, Done, Figure, Place } from '../views.ts'

/** What a line of the history says, each part in words. */
interface LineWords {
  release: string
  by: string
  time: string
  language: string
  pages?: number | undefined
  overtakenBy?: number | undefined
  plannedBy?: string | undefined
  lateMinutes?: number | undefined
  codes?: readonly string[] | undefined
}

interface FindingText {
  title: string
  /** What a guest sees now. */
  sees: string
  todo: string
}

/** Turkish nouns keep their form after a number. */
export const tr = {
  name: 'Yayın masası',
  otherLanguage: 'English',
  skip: 'İçeriğe geç',
  signedInAs: (name: string) => `Merhaba, ${name}`,
  signOut: 'Çıkış yap',
  places: {
    overview: 'Yayın',
    inbox: 'Düzeltilecekler',
    translations: 'Çeviriler',
    history: 'Geçmiş',
  } satisfies Record<Place, string> as Record<Place, string>,
  done: {
    approved: 'Yayınlandı. Misafirler artık bu sürümü görüyor.',
    scheduled: 'Yayın saati kaydedildi. O saate kadar iptal edebilirsiniz.',
    cancelled: 'Yayın saati iptal edildi. Sürüm bekliyor.',
    undone: 'Önceki sürüm yeniden yayında.',
    unchanged: 'Bu sürüm zaten yayındaydı; bir şey değişmedi.',
    looking: 'Sitenin son hâli hazırlanıyor.',
    looked: 'Sitenin son hâli hazır: aşağıda onayınızı bekliyor.',
    nothingNew: 'İçerik sisteminde yeni bir şey yok: yayındaki site son hâlidir.',
    dismissed: 'Tamam: bu çeviri, Türkçe metin yeniden değişene kadar burada görünmez.',
    signedOut: 'Çıkış yapıldı.',
  } satisfies Record<Done, string> as Record<Done, string>,
  release: (number: number) => `${number}. sürüm`,
  counts: ({ changed, added, removed }: Counts) =>
    [
      changed > 0 && `${changed} sayfa değişiyor`,
      added > 0 && `${added} sayfa ekleniyor`,
      removed > 0 && `${removed} sayfa kaldırılıyor`,
    ]
      .filter(Boolean)
      .join(', ') || 'Sayfa metinleri aynı; dosyalar veya yönlendirmeler değişiyor',
  at: (date: string, time: string) => `${date}, saat ${time}`,
  by: (name: string) => `${name} tarafından`,
  people: { webhook: 'içerik sistemi', build: 'sunucudaki yayın komutu', operator: 'sistem yöneticisi' },
  opensNew: '(yeni sekmede açılır)',
  overview: {
    title: 'Yayın',
    live: 'Şu anda yayında',
    liveSince: (moment: string, pages: number) => `Yayına girişi: ${moment}. ${pages} sayfa.`,
    rolledBack: 'Önceki bir sürüme dönüldü: bir sonraki yayına kadar bu sürüm kalır.',
    waiting: 'Onay bekleyen',
    nothing: 'Onay bekleyen bir şey yok. Sitede gördüğünüz, son hâlidir.',
    behind:
      'İçerik sisteminden her şey alınamadı: son değişiklikler eksik olabilir. Neyin gelmediği Düzeltilecekler’de yazar.',
    since: (moment: string, by: string) => `Bekliyor: ${moment} (${by}).`,
    withdrawn: 'Geri alınan sürüm: yayındaydı, önceki bir sürüme dönülünce yeniden beklemeye geçti.',
    overtakes: (release: string, moment: string, by: string) =>
      `${release} için ${moment} planı var (${by}). Bu daha yeni sürüm ondan önce yayınlanırsa o plan düşer.`,
    planned: (moment: string, by: string) => `${moment} için planlandı (${by}).`,
    preview: 'Önizlemeyi aç',
    differences: 'Neler değişiyor',
    approve: 'Şimdi yayınla',
    plan: 'Daha sonra yayınla',
    date: 'Gün',
    time: 'Saat (Türkiye saati)',
    schedule: 'Saati kaydet',
    reschedule: 'Saati değiştir',
    cancel: 'Planı iptal et',
    look: 'Son hâline bak',
    lookWhy:
      'İçerik sistemindeki son hâliyle sitenin bir önizlemesini hazırlar. Misafirler hiçbir şey görmez; karar sizindir.',
    working: 'Önizleme hazırlanıyor; sayfa birazdan kendiliğinden yenilenir.',
    failed: 'Son deneme başarısız oldu. Yayındaki site olduğu gibi duruyor.',
    steady: 'Bekleyenin sabit adresi',
    steadyWhy: 'Bu adres hep en yeni bekleyen sürümü gösterir; ekibinizle paylaşabilirsiniz (giriş gerekir).',
    earlier: 'Önceki sürümler',
    earlierSince: (moment: string) => `ilk yayını ${moment}`,
    undo: 'Bu sürüme dön',
    see: 'Bak',
  },
  undo: {
    title: (number: number) => `${number}. sürüme dönülsün mü?`,
    what: 'Misafirler hemen bu sürümü görür. Bir sonraki yayına kadar böyle kalır.',
    why: 'İçerik sistemindeki metin değişmez: orada da düzeltin, yoksa bir sonraki yayınla geri gelir.',
    waitsAgain: (release: string) =>
      `${release} silinmez: değişiklikleri yeniden onay bekler. Düzeltilmeden yayınlamayın.`,
    confirm: 'Evet, bu sürüme dön',
    back: 'Vazgeç',
  },
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
    pages: (count: number) => `${count} sayfa`,
    movedTo: (path: string) => `Taşındı; yeni adresi: ${path}`,
    movedFrom: (path: string) => `Taşındı; eski adresi: ${path}`,
    more: (count: number) => `${count} değişiklik daha`,
    part: (part: number, parts: number) => `Liste ${part} / ${parts}`,
    earlier: 'Önceki sayfalar',
    later: 'Sonraki sayfalar',
    report: 'Nasıl hazırlandı',
    run: (seconds: string, rendered: number | undefined) =>
      `${seconds} saniyede hazırlandı${rendered === undefined ? '' : `; ${rendered} sayfa yeniden oluşturuldu`}.`,
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
    elsewhere:
      'İçerikteki metinler ve görseller aynı. Fark menüde, sayfa altında veya misafirlerin görmediği ayrıntılarda.',
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
    live: (moment: string) => `ilk yayını ${moment}`,
    made: (moment: string, mayCome: boolean) => `hazırlandı: ${moment}; ${mayCome ? 'henüz ' : ''}yayınlanmadı`,
    compare: 'Öncekiyle karşılaştır',
    look: 'O günkü hâline bak',
    kept: 'Yalnız saklanan sürümler gösterilir. Daha eskilerin sayfalarına artık bakılamaz; ne yapıldığı geçmişte durur.',
  },
  history: {
    title: 'Geçmiş',
    none: 'Henüz bir şey yapılmadı.',
    differences: 'Neler farklı',
    older: 'Daha eskiler',
    newest: 'En yeniler',
    export: 'Bütün geçmişi indir (JSON satırları)',
    find: 'Bir sayfanın geçmişi',
    address: 'Sayfanın adresi',
    search: 'Geçmişini göster',
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
      waiting: ({ release, pages, by }) => `${release} onaya sunuldu, ${pages ?? 0} sayfa farklı (${by})`,
      approved: ({ release, by }) => `${release} onaylandı (${by})`,
      scheduled: ({ release, time, by }) => `${release} için yayın zamanı: ${time} (${by})`,
      cancelled: ({ release, time, by, overtakenBy, plannedBy }) =>
        overtakenBy === undefined
          ? `${release} için ${time} planı iptal edildi (${by})`
          : `${release} için ${time} planı${plannedBy === undefined ? '' : ` (${plannedBy})`} düştü: ${overtakenBy}. sürüm daha önce yayınlandı`,
      published: ({ release, by, lateMinutes }) =>
        `${release} yayınlandı (${by})${lateMinutes === undefined ? '' : `, ${lateMinutes} dakika gecikmeyle: sunucu kapalıydı`}`,
      undone: ({ release, by }) => `${release} yeniden yayına alındı (${by})`,
      dismissed: ({ language, by }) => `Çeviri uygun bulundu: ${language} (${by})`,
      refused: ({ by, codes = [] }) => `Yayın güvenlik denetiminde durduruldu (${by}): ${codes.join(', ')}`,
      renewed: () => 'Yayın kayıtları yenilendi: eski sürümler artık saklanmıyor, içerik yeniden alınıyor',
    } satisfies Record<Deed, (words: LineWords) => string> as Record<Deed, (words: LineWords) => string>,
  },
  reasons: {
    whole: {
      'new page': 'Yeni sayfa',
      'the templates or the settings changed': 'Sitenin tasarımı veya ayarları değişti',
      'a page that it links to came, went or moved': 'Bağlantı verdiği bir sayfa eklendi, kalktı veya taşındı',
      'a rollback ended': 'Önceki sürüme dönüş sona erdi',
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
    verbs: { changed: 'değişti', 'was added': 'eklendi', 'was removed': 'kalktı' },
  },
  inbox: {
    title: 'Düzeltilecekler',
    none: (ahead: number | undefined) =>
      ahead === undefined
        ? 'Düzeltilecek bir şey yok. Son kontrolde her içerik yerli yerindeydi.'
        : `${ahead}. sürümde düzeltilecek bir şey yok. Bu sürüm yayında değil: yayındaki sitede hâlâ hata olabilir.`,
    intro: (ahead: number | undefined) =>
      ahead === undefined
        ? 'Sitede şu an yanlış veya eksik olanlar. İçerik sisteminde düzeltilince bir sonraki yayında buradan kalkar.'
        : `${ahead}. sürümde yanlış veya eksik olanlar. Bu sürüm yayında değil: yayındaki site farklı olabilir. İçerik sisteminde düzeltilince bir sonraki sürümde buradan kalkar.`,
    sees: (isLive: boolean): string => (isLive ? 'Misafir ne görüyor:' : 'Bu sürüm yayınlanırsa misafir ne görür:'),
    todo: 'Ne yapmalı:',
    since: (moment: string) => `İlk görülme: ${moment}`,
    edit: 'İçerik sisteminde aç',
    pages: 'İlgili sayfalar:',
    morePages: (count: number) => `ve ${count} sayfa daha`,
    more: (count: number) => `Hepsini göster (${count})`,
    next: 'Devamı',
    all: 'Bütün konular',
    words: {
      unfetched: (count: number) => `${count} içerik alınamadı, son alınan hâliyle duruyor`,
      length: (isTitle: boolean, count: number, isTooLong: boolean, limit: number) =>
        isTooLong
          ? `${isTitle ? 'Başlık' : 'Açıklama'} ${count} karakter; arama sonuçlarında ilk ${limit} karakter görünür.`
          : `${isTitle ? 'Başlık' : 'Açıklama'} yalnızca ${count} karakter; en az ${limit} karakter olmalı.`,
      different: (figure: Figure, value: string, other: string, where: string) =>
        `${{ sizeM2: 'Büyüklük (m²)', maxAdults: 'En fazla yetişkin', maxChildren: 'En fazla çocuk', hours: 'Saatler' }[figure]}: burada ${value}; ${where} kaydında ${other}`,
      repeated: (isTitle: boolean, path: string, text: string) =>
        `${isTitle ? 'Başlığı' : 'Açıklaması'} ${path} sayfasıyla aynı: “${text}”`,
    },
    /** In the order in which they are shown. */
    kinds: {
      'provider-failing': {
        title: 'İçerik sistemi yanıt vermiyor',
        sees: 'İçeriğin son alınan hâlini. Yeni değişiklikler siteye gelmedi.',
        todo: 'İçerik sisteminin çalıştığını kontrol ettirin; sistem düzelince bir sonraki yayın her şeyi yeniden alır.',
      },
      'record-invalid': {
        title: 'Kabul edilmeyen yeni içerik',
        sees: 'Bu içeriği hiç görmüyor: zorunlu bir alanı eksik veya hatalı olduğu için siteye alınmadı.',
        todo: 'Kaydı açıp eksik veya hatalı alanı düzeltin.',
      },
      'record-invalid-kept': {
        title: 'Kabul edilmeyen değişiklik',
        sees: 'Bu içeriğin son geçerli hâlini. Hatalı değişiklik siteye alınmadı.',
        todo: 'Kaydı açıp eksik veya hatalı alanı düzeltin.',
      },
      'part-dropped': {
        title: 'Eksik gösterilen içerik',
        sees: 'İçeriğin geri kalanını. Hatalı bölüm (bir görsel, bir satır, bir alan) sitede yok.',
        todo: 'Kaydı açıp hatalı bölümü düzeltin.',
      },
      'path-unsafe': {
        title: 'Adresi uygun olmayan sayfalar',
        sees: 'Bu sayfayı göremiyor: adresi kullanılamadığı için yayınlanmadı.',
        todo: 'Sayfanın adresinde yalnızca harf, rakam ve tire kullanın.',
      },
      'path-twice': {
        title: 'Adresi başka bir sayfayla aynı olanlar',
        sees: 'Bu adreste diğer sayfayı. Bu sayfa yayınlanmadı.',
        todo: 'İki sayfadan birine başka bir adres verin.',
      },
      'file-missing': {
        title: 'Eksik görseller ve dosyalar',
        sees: 'Görselin yeri boş; video veya belge açılmıyor.',
        todo: 'Dosyayı içerik sistemine yeniden yükleyin veya kayıttan çıkarın.',
      },
      'number-invented': {
        title: 'Geçici telefon numaraları',
        sees: 'Gerçek olmayan bir telefon numarası. Arayan kimseye ulaşamıyor.',
        todo: 'Gerçek numarayı siteyi geliştiren ekibe iletin.',
      },
      contradiction: {
        title: 'Birbiriyle çelişen bilgiler',
        sees: 'Aynı oda veya restoran için bir dilde ya da sayfada bir değeri, diğerinde başka bir değeri.',
        todo: 'Doğru değeri bütün dillerde ve listelerde aynı yazın.',
      },
      'link-broken': {
        title: 'Kırık bağlantılar',
        sees: 'Bağlantıya dokununca “sayfa bulunamadı” sayfasını.',
        todo: 'Bağlantıyı içerik sisteminde düzeltin. Orada yoksa siteyi geliştiren ekibe bildirin.',
      },
      'url-dropped': {
        title: 'Kullanılamayan adresler',
        sees: 'Bu bağlantıyı, görseli veya rezervasyon adresini göremiyor: adres bu biçimde kullanılamadığı için çıkarıldı.',
        todo: 'Sitenin kendi sayfasını dil olmadan yazın (/en/hotels değil, hotels); diğer adresler https:, tel: veya mailto: ile başlamalı.',
      },
      'link-missing': {
        title: 'Bu dilde sayfası olmayan bağlantılar',
        sees: 'Bağlantıyı göremiyor; bağlantı bir metnin içindeyse kelimeleri düz yazı olarak okuyor.',
        todo: 'Sayfa taşındıysa bağlantıya yeni adresini yazın, kaldırıldıysa bağlantıyı silin; bu dilde hiç yoksa sayfayı çevirin veya bağlantıyı bu dilden çıkarın.',
      },
      'alternate-missing': {
        title: 'Eksik çeviriler',
        sees: 'Bu sayfayı o dilde okuyamıyor: çevirisi var deniyor ama sayfa yok.',
        todo: 'Sayfayı o dile çevirin veya sayfanın dil listesinden o dili çıkarın.',
      },
      'call-failed-empty': {
        title: 'Alınamayan listeler',
        sees: 'Sayfayı bu liste (odalar, planlar, hikâyeler veya galeri) olmadan.',
        todo: 'Bir sonraki yayında yeniden denenir. Saatlerce sürerse içerik sisteminin desteğine haber verin.',
      },
      'call-failed-kept': {
        title: 'Güncellenemeyen içerik',
        sees: 'Bu içeriğin son alınan hâlini.',
        todo: 'Bir sonraki yayında yeniden denenir. Saatlerce sürerse içerik sisteminin desteğine haber verin.',
      },
      'page-faulty': {
        title: 'Arama motorlarının yanlış okuyacağı sayfalar',
        sees: 'Çoğu misafir fark etmez; arama motorları ve ekran okuyucular sayfayı yanlış anlayabilir.',
        todo: 'Siteyi geliştiren ekibe ayrıntısıyla bildirin.',
      },
      'page-words': {
        title: 'Arama sonuçlarında zayıf görünen sayfalar',
        sees: 'Sayfanın kendisini düzgün; arama sonuçlarında ise başlığını veya açıklamasını kesik, yetersiz ya da başka bir sayfayla aynı.',
        todo: 'Başlığı en çok 60, açıklamayı 70–160 karakter yazın; her sayfanınki farklı olsun.',
      },
    } satisfies Record<FindingCode, FindingText> as Record<FindingCode, FindingText>,
  },
  translations: {
    title: 'Çeviriler',
    none: 'Bütün çeviriler güncel: Türkçesi değişip diğer dili değişmeyen bir metin yok.',
    intro: (count: number) =>
      `Türkçesi değişen, çevirisi değişmeyen ${count} içerik. Çeviri güncellenince buradan kendiliğinden kalkar.`,
    since: (moment: string) => `Türkçe metin değişti: ${moment}`,
    turkish: 'Türkçe, değişikliklerle',
    noText: 'Bu dilde bu metin yok.',
    left: (count: number) => `ve ${count} metin daha`,
    page: 'Sayfayı aç',
    edit: 'İçerik sisteminde aç',
    dismiss: 'Çeviri doğru, listeden kaldır',
    next: 'Devamı',
  },
  signIn: {
    title: 'Giriş',
    name: 'Adınız',
    nameWhy: 'Yaptıklarınız geçmişe bu adla yazılır.',
    secret: 'Parola',
    submit: 'Giriş yap',
    link: (name: string) => `Bu bağlantı ${name} için hazırlandı ve bir kez kullanılabilir.`,
    as: (name: string) => `${name} olarak gir`,
    wrong: 'Parola doğru değil.',
    nameMissing: 'Adınızı yazın: yaptıklarınız geçmişte bu adla durur.',
    tooMany: (seconds: number) => `Çok sık denendi. ${seconds} saniye sonra yeniden deneyin.`,
    linkOver: 'Bu bağlantı artık geçerli değil: süresi dolmuş veya kullanılmış. Size gönderenden yenisini isteyin.',
  },
  faults: {
    'approval-outdated': 'Bu arada daha yeni bir sürüm bekliyor. Önce ona bakın, sonra onu onaylayın.',
    'release-not-there': 'Bu sürüm artık beklemiyor veya saklanmıyor. Sayfa güncel durumu gösteriyor.',
    'time-passed': 'Bu saat geçti. İleri bir saat seçin veya şimdi yayınlayın.',
    time: 'Gün ve saat anlaşılamadı. Gün 21.06.2027, saat 09:30 gibi olmalı.',
    other: 'Bu yapılamadı. Yayındaki site olduğu gibi duruyor.',
  },
  notThere: {
    title: 'Böyle bir sayfa yok',
    text: 'Adres eski olabilir veya sürüm artık saklanmıyor. Menüden devam edebilirsiniz.',
  },
  begunAnew: {
    title: 'Yayın kayıtları yenilendi',
    text: 'Misafirler siteyi olduğu gibi görüyor. Sistem yöneticisi içeriği onaylayıp yayınlayana kadar burada bir şey yapılamaz.',
  },
  tooOften: { title: 'Biraz yavaş', text: 'Çok sık istek geldi. Birkaç saniye sonra yeniden deneyin.' },
  failed: {
    title: 'Bir şey ters gitti',
    text: 'Bu sayfa gösterilemedi. Yayındaki site olduğu gibi duruyor; biraz sonra yeniden deneyin.',
  },
  notAllowed: {
    title: 'Bu istek kabul edilmedi',
    text: 'İstek masanın kendi sayfasından gelmedi. Sayfayı açıp yeniden deneyin.',
  },
}
